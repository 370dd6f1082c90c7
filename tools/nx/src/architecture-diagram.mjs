#!/usr/bin/env node
/**
 * `npm run architecture`: draws the diagram of docs/architecture.md from the project graph of Nx. With `--check` it writes
 * nothing and exits with 1 when the document is not current.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const page = join(root, 'docs/architecture.md');
const scope = '@casino-kit/';
const markers = {
  start: '<!-- The diagram: `npm run architecture` writes it. -->',
  end: '<!-- End of the diagram. -->',
};
/** The groups from top to bottom. Libraries of a detailed one are drawn one by one, those of another as one box. */
const groups = [
  { type: 'app', title: 'Apps' },
  { type: 'domain', title: 'Domain libraries' },
  { type: 'theme', title: 'Themes' },
  { type: 'foundation', title: 'Foundation libraries', isDetailed: true },
  { type: 'tool', title: 'Published tool' },
];
const namesInLine = 4;

const byName = ({ name: first }, { name: second }) => first.localeCompare(second, 'en');

/**
 * Returns what is drawn: apps and published libraries, each with the group it is in and what it declares of the others.
 * Imports that are not declared belong to tests and builds, and are no part of the structure.
 */
async function readProjects() {
  const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: true });
  const drawn = Object.values(nodes).filter(
    ({ data: { tags } }) => tags.includes('npm:public') || tags.includes('type:app'),
  );
  const known = new Set(drawn.map(({ name }) => name));
  const toShort = (name) => name.replace(scope, '');
  return drawn
    .map(({ name, data }) => {
      const manifest = JSON.parse(readFileSync(join(root, data.root, 'package.json'), 'utf8'));
      const declared = {
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.devDependencies,
      };
      const type = data.tags.find((tag) => tag.startsWith('type:'))?.replace('type:', '');
      if (!groups.some((group) => group.type === type))
        throw new Error(`${name}: no group of the diagram has its type, ${type}.`);
      const uses = dependencies[name]
        .map(({ target }) => target)
        .filter((target) => known.has(target) && Object.hasOwn(declared, target));
      return { name: toShort(name), type, uses: [...new Set(uses.map(toShort))].toSorted() };
    })
    .toSorted(byName);
}

/** Returns what a project reaches through others. */
function reachedFrom(projects, names) {
  const reached = new Set(names);
  for (const name of reached)
    for (const used of projects.find((project) => project.name === name)?.uses ?? []) reached.add(used);
  return reached;
}

/** Returns the edges between the projects of a group, without those that follow from others. */
function edgesWithin(projects) {
  const names = new Set(projects.map(({ name }) => name));
  return projects.flatMap(({ name, uses }) => {
    const own = uses.filter((used) => names.has(used));
    const isImplied = (used) =>
      own.some(
        (other) =>
          other !== used &&
          reachedFrom(projects, projects.find((project) => project.name === other).uses).has(used),
      );
    return own.filter((used) => !isImplied(used)).map((used) => `${name} --> ${used}`);
  });
}

/** Returns the edges between groups, each once. */
function edgesBetween(projects) {
  const typesByName = new Map(projects.map(({ name, type }) => [name, type]));
  return groups.flatMap(({ type }) => {
    const used = projects
      .filter((project) => project.type === type)
      .flatMap(({ uses }) => uses.map((name) => typesByName.get(name)));
    return groups
      .filter((other) => other.type !== type && used.includes(other.type))
      .map((other) => `${type} --> ${other.type}`);
  });
}

/** Returns names in lines of a few, for a box. */
function inLines(names) {
  const lines = [];
  for (let at = 0; at < names.length; at += namesInLine)
    lines.push(names.slice(at, at + namesInLine).join(' · '));
  return lines.join('<br/>');
}

/** Draws the projects in Mermaid. */
function drawDiagram(projects) {
  // Names in a box stay on their lines.
  const lines = ['%%{init: {"flowchart": {"wrappingWidth": 600}}}%%', 'flowchart TD'];
  for (const { type, title, isDetailed } of groups) {
    const own = projects.filter((project) => project.type === type);
    if (own.length === 0) continue;
    const names = own.map(({ name }) => name);
    if (isDetailed)
      lines.push(
        `  subgraph ${type}["${title}"]`,
        ...names.map((name) => `    ${name}`),
        ...edgesWithin(own).map((edge) => `    ${edge}`),
        '  end',
      );
    else lines.push(`  ${type}["<b>${title}</b><br/>${inLines(names)}"]`);
  }
  return [...lines, ...edgesBetween(projects).map((edge) => `  ${edge}`)].join('\n');
}

/** Returns the document with this diagram between its markers. @throws Error when they are missing */
function withDiagram(text, diagram) {
  const [start, end] = [text.indexOf(markers.start), text.indexOf(markers.end)];
  if (start === -1 || end < start)
    throw new Error(`docs/architecture.md needs the lines ${markers.start} and ${markers.end}`);
  const before = text.slice(0, start + markers.start.length);
  return `${before}\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n${text.slice(end)}`;
}

const current = readFileSync(page, 'utf8');
const updated = withDiagram(current, drawDiagram(await readProjects()));
if (!process.argv.includes('--check')) writeFileSync(page, updated);
else if (updated !== current) {
  console.error('The diagram of docs/architecture.md is not current: update it with npm run architecture.');
  process.exitCode = 1;
}
