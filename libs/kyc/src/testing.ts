export { makeDocument, makeDocuments, makeLabel, makeLabels } from './testing/fixtures.js';
export { documentHandlers, type DocumentServer, type ReceivedUpload } from './testing/handlers.js';
export { makePicture } from './testing/make-picture.js';
