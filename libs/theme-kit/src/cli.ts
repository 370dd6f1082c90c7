#!/usr/bin/env node
import { runCommand } from './run-command.js';

try {
  process.exitCode = await runCommand(process.argv.slice(2), console);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
