import { createCheck, runProgram } from './check-projects.mjs';

/** Compares files with how oxfmt would write them; its configuration is .oxfmtrc.json. */
const { runAlone, runTogether } = createCheck(async (workspace, places) => {
  const args = ['--list-different', '--no-error-on-unmatched-pattern', ...places];
  const { code, stdout, stderr } = await runProgram(workspace, 'oxfmt', args);
  const files = stdout.split('\n').filter(Boolean);
  if (code !== 0 && files.length === 0) throw new Error(`oxfmt ended with ${code}: ${stderr}`);
  return files.map((file) => ({ file, line: `${file} is not formatted: npm run format` }));
});

export { runAlone as default, runTogether };
