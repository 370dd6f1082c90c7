import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const project = folder('../../');
export const migrations = folder('../../migrations');
export const artwork = folder('./artwork');
