import { join } from 'node:path';
import { namedMedia } from '../../tools/build/custom-media.mjs';

/** A game is a page in a frame: to the widths of pages it adds those of its tables. */
export default namedMedia(join(import.meta.dirname, 'src/style/media.css'));
