import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type Arguments, readArguments, usageText } from './arguments.js';
import { conforms, printReport } from './report.js';
import { runConformance } from './run.js';

function argumentsOrExit(): Arguments {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usageText}`);
    process.exit(1);
  }
}

const { url, coreUrl, socketUrl, email, password, token, systemToken, json, write } = argumentsOrExit();
const conformance = await runConformance({
  target: { url, coreUrl, systemToken },
  socketUrl,
  token,
  credentials: email === null || password === null ? null : { email, password },
  write,
  today: new Date().toISOString().slice(0, 10),
  newKey: randomUUID,
  limits: { timeoutMs: 15_000, maxBytes: 10_000_000 },
  listenMs: 5_000,
});
process.stdout.write(printReport(conformance));
const ok = conforms(conformance);
if (json !== null) await writeFile(json, `${JSON.stringify({ conforms: ok, ...conformance }, null, 2)}\n`);
process.exit(ok ? 0 : 1);
