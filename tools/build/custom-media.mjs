import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

const pageWidths = join(import.meta.dirname, '../../libs/ui/src/media.css');

/** Returns settings of PostCSS that replace the widths of pages, and the custom media of more files, by what they stand for. */
export const namedMedia = (...files) => ({
  plugins: [globalData({ files: [pageWidths, ...files] }), customMedia()],
});
