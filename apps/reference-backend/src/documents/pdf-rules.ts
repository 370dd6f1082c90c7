import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Why a PDF is not taken. */
export type PdfRefusal = 'active' | 'locked' | 'unreadable';

/** More objects, inner ones included, than a document of {@link maxPages} pages has. */
const maxValues = 2_000_000;
export const maxPages = 200;

/** Actions that nothing in a document needs, wherever they are. */
const activeActions = names(
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData'],
  ...['Rendition', 'RichMediaExecute', 'GoTo3DView', 'Movie', 'Sound'],
);
const activeTypes = names('Filespec', 'EmbeddedFile');
const activeSubtypes = names('FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D');

/** What a page may have: how it looks. */
const pageKeys = names(
  ...['Type', 'Parent', 'Kids', 'Count', 'Resources', 'Contents', 'Group', 'Annots', 'UserUnit', 'Rotate'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
);
/** What an annotation may have, such as a filled field or a stamp: how it looks, not what it does. */
const annotationKeys = names('Type', 'Subtype', 'Rect', 'AP', 'AS', 'F');
const invisibleSubtypes = names('Link', 'Popup');
/** What other objects may not keep: who made them, where, with what, and other versions of them. */
const privateKeys = names('Metadata', 'PieceInfo', 'LastModified', 'OPI', 'Alternates');

function names(...all: readonly string[]): ReadonlySet<PDFName> {
  return new Set(all.map((name) => PDFName.of(name)));
}
const isIn = (set: ReadonlySet<PDFName>, value: PDFObject | undefined) =>
  value instanceof PDFName && set.has(value);
const key = (name: string) => PDFName.of(name);
const isText = (value: PDFObject) => value instanceof PDFString || value instanceof PDFHexString;
const getValues = (value: PDFObject) =>
  value instanceof PDFDict ? value.keys().map((name) => value.lookup(name)) : [];

/**
 * Keys that run something, carry files, or name other ones, with the form that their value then has: a font, too, may
 * have a glyph or a picture named `JS`.
 */
const activeKeys = new Map<PDFName, (value: PDFObject, dict: PDFDict) => boolean>([
  ...['JavaScript', 'XFA', 'EmbeddedFiles', 'Collection', 'RichMediaContent', 'RichMediaSettings'].map(
    (name) => [key(name), () => true] as const,
  ),
  [key('JS'), (value, dict) => isText(value) || dict.has(key('S'))],
  [key('AA'), (value) => getValues(value).some((each) => each instanceof PDFDict && each.has(key('S')))],
  [key('EF'), (value) => getValues(value).some((each) => each === undefined || each instanceof PDFStream)],
  [key('UF'), isText],
  [key('FS'), (value) => value instanceof PDFName],
]);

/** Returns whether a dictionary runs something, carries a file or leads to one. */
function isActive(dict: PDFDict): boolean {
  return (
    dict.keys().some((name) => {
      const value = dict.lookup(name);
      return value !== undefined && activeKeys.get(name)?.(value, dict) === true;
    }) ||
    isIn(activeActions, dict.lookup(key('S'))) ||
    isIn(activeTypes, dict.lookup(key('Type'))) ||
    isIn(activeSubtypes, dict.lookup(key('Subtype')))
  );
}

/** Returns whether the data of a stream is in another file, or shows a page of one. */
const isElsewhere = ({ dict }: PDFStream) => dict.has(key('F')) || dict.has(key('Ref'));

function isTooLarge({ dict }: PDFStream, maxPixels: number): boolean {
  if (dict.lookup(key('Subtype')) !== key('Image')) return false;
  const [width, height] = [dict.lookup(key('Width')), dict.lookup(key('Height'))];
  return (
    !(width instanceof PDFNumber && height instanceof PDFNumber) ||
    width.asNumber() * height.asNumber() > maxPixels
  );
}

/** Calls `visit` for every object of a file, also for those within others. Returns `false` if there are too many. */
function visitAll(context: PDFContext, visit: (object: PDFObject) => void): boolean {
  const open = context.enumerateIndirectObjects().map(([, object]) => object);
  let visited = 0;
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    visited += 1;
    if (visited > maxValues) return false;
    visit(object);
    if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFDict) open.push(...object.values());
  }
  return true;
}

/** The longest chain of actions that is followed. */
const longestChain = 10;

/** Returns whether an action, or one that follows it, does anything but show a page of the document. */
function doesMore(action: PDFObject | undefined, left = longestChain): boolean {
  if (!(action instanceof PDFDict)) return false;
  if (left === 0 || action.lookup(key('S')) !== key('GoTo')) return true;
  const next = action.lookup(key('Next'));
  if (!(next instanceof PDFArray)) return doesMore(next, left - 1);
  return next.asArray().some((each) => doesMore(action.context.lookup(each), left - 1));
}

/**
 * Returns why a PDF is refused, `null` for one that only shows pages. Links in its pages are no reason: they are left out
 * when it is written anew.
 */
export function judgePdf(context: PDFContext, maxPixels: number): PdfRefusal | null {
  let refusal: PdfRefusal | null = null;
  const isWhole = visitAll(context, (object) => {
    const isStream = object instanceof PDFStream;
    if (object instanceof PDFDict && isActive(object)) refusal = 'active';
    else if (isStream && isElsewhere(object)) refusal = 'active';
    else if (isStream && isTooLarge(object, maxPixels)) refusal ??= 'unreadable';
  });
  if (!isWhole) return 'unreadable';
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) return 'unreadable';
  return doesMore(catalog.lookup(key('OpenAction'))) ? 'active' : refusal;
}

function keepOnly(dict: PDFDict, kept: ReadonlySet<PDFName>): void {
  for (const name of dict.keys()) if (!kept.has(name)) dict.delete(name);
}

/** Leaves of every object what it looks like, before its pages are copied. */
export function stripObjects(context: PDFContext): void {
  visitAll(context, (object) => {
    if (object instanceof PDFDict) for (const name of privateKeys) object.delete(name);
  });
}

/** Leaves of a page what it looks like: no links, no actions, no fields to fill in. */
export function stripPage(page: PDFDict): void {
  keepOnly(page, pageKeys);
  const annotations = page.lookup(key('Annots'));
  page.delete(key('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = annotations.asArray().filter((reference) => {
    const annotation = page.context.lookup(reference);
    if (!(annotation instanceof PDFDict) || isIn(invisibleSubtypes, annotation.lookup(key('Subtype'))))
      return false;
    keepOnly(annotation, annotationKeys);
    return annotation.has(key('AP'));
  });
  if (kept.length > 0) page.set(key('Annots'), page.context.obj(kept));
}
