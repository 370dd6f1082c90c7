import all from './engines.config.mjs';

const browsers = ['firefox phone', 'webkit phone'];

/** The short run: one journey in Firefox and in WebKit, on a phone and plain http, and what the build wrote. */
export default {
  ...all,
  metadata: { connections: ['plain'] },
  projects: all.projects
    .filter(({ name }) => name === 'build' || browsers.includes(name))
    .map((project) => (browsers.includes(project.name) ? { ...project, grep: /@short/ } : project)),
};
