import { namedMedia } from './tools/build/custom-media.mjs';

/** Vite reads it for the stylesheets of every project below that has no such file. */
export default namedMedia();
