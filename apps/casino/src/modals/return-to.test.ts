import { expect, it } from 'vitest';
import { returnPath } from './return-to.js';

it.each([
  [{ returnTo: '/profile/edit-profile' }, '/profile/edit-profile'],
  [{ returnTo: '/casino?category=new&modal=deposit' }, '/casino?category=new&modal=deposit'],
  [{ returnTo: '/casino?modal=login' }, '/casino'],
  [{ returnTo: 'https://evil.example/' }, '/'],
  [{ returnTo: '//evil.example' }, '/'],
  [{ returnTo: 7 }, null],
  [null, null],
])('after %j the return path is %s', (state, path) => expect(returnPath(state)).toBe(path));
