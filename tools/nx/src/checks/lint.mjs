import { createCheck, runProgram } from './check-projects.mjs';

/** Lints with oxlint: rules, boundaries of modules and the rules of this workspace, all in .oxlintrc.json. */
const { runAlone, runTogether } = createCheck(async (workspace, places) => {
  const args = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '--format=json'];
  const { code, stdout, stderr } = await runProgram(workspace, 'oxlint', [...args, ...places]);
  if (!stdout.startsWith('{')) throw new Error(`oxlint ended with ${code}: ${stderr}${stdout}`);
  const { diagnostics } = JSON.parse(stdout);
  if (code !== 0 && diagnostics.length === 0) throw new Error(`oxlint ended with ${code}: ${stderr}`);
  return diagnostics.map(({ filename, labels, message, code: rule, help }) => {
    const { line, column } = labels[0]?.span ?? { line: 1, column: 1 };
    const why = [message, help].filter(Boolean).join(' ');
    return { file: filename, line: `${filename}:${line}:${column}: ${why} [${rule ?? 'syntax'}]` };
  });
});

export { runAlone as default, runTogether };
