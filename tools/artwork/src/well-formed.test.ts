import { describe, expect, it } from 'vitest';
import { svgErrors } from './well-formed.js';

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

describe('svgErrors', () => {
  it('passes a sound picture', () => {
    expect(
      svgErrors(svg('<defs><path id="a" d="M0 0Z"/></defs><g fill="url(#a)"><use href="#a"/></g>')),
    ).toEqual([]);
  });

  it.each([
    ['an open tag', svg('<g>')],
    ['crossed tags', svg('<g><defs></g></defs>')],
    ['text', svg('hello')],
    ['a doubled attribute', svg('<g x="1" x="2"/>')],
    ['a bare ampersand', svg('<g id="a&b"/>')],
    ['a bare bracket', svg('<g id="a<b"/>')],
    ['an unquoted attribute', svg('<g x=1/>')],
    ['a second root', svg('') + svg('')],
    ['an id given twice', svg('<g id="a"/><g id="a"/>')],
    ['a reference to nothing', svg('<use href="#b"/>')],
    ['a missing number', svg('<g x="NaN"/>')],
    ['another document', '<html></html>'],
  ])('finds %s', (_fault, text) => {
    expect(svgErrors(text)).not.toEqual([]);
  });
});
