/** Ends the program with one sentence on a version of Node that the workspace does not support. Import it before all else. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Returns whether a version is in a range of the forms `^1.2.3` and `>=1.2.3`, joined by `||`. Nothing is installed yet that
 * would know more forms.
 *
 * @param {string} version such as `20.19.0`
 */
export function isSupported(version, range = engines.node) {
  const [major, minor, patch] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, ...from] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(part.trim()) ?? [];
    const [fromMajor, fromMinor, fromPatch] = from.map(Number);
    if (major !== fromMajor) return sign === '>=' && major > fromMajor;
    return minor === fromMinor ? patch >= fromPatch : minor > fromMinor;
  });
}

if (!isSupported(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} is not supported: install a version that fits “${engines.node}”, and run the command again.`,
  );
  process.exit(1);
}
