import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importedPackages, nameOfImports } from './imported-packages.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  writeFileSync(
    join(folder, 'a.tsx'),
    "import { X } from 'lucide-react';\nimport './a.css';\nimport { b } from './b.js';\n",
  );
  writeFileSync(
    join(folder, 'b.ts'),
    "export { z } from '@scope/name/part';\nvoid import('late');\nimport 'bare';\n",
  );
  writeFileSync(join(folder, 'b.test.ts'), "import { it } from 'vitest';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('importedPackages', () => {
  it('returns those of the sources, without their own files and without tests', () => {
    expect(importedPackages([folder])).toEqual(['@scope/name/part', 'bare', 'late', 'lucide-react']);
  });
  it('changes the name only with a new import or other stories', () => {
    const before = nameOfImports([folder], ['a']);
    writeFileSync(join(folder, 'c.ts'), "import { Y } from 'lucide-react';\n");
    expect(nameOfImports([folder], ['a'])).toBe(before);
    writeFileSync(join(folder, 'c.ts'), "import { y } from 'sonner';\n");
    expect(nameOfImports([folder], ['a'])).not.toBe(before);
    rmSync(join(folder, 'c.ts'));
    expect(nameOfImports([folder], ['b'])).not.toBe(before);
  });
});
