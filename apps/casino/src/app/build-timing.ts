/** The server timing of calls that names the build of the shell: the file of its script. */
export const buildTiming = 'build';
