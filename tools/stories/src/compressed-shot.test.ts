import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compress, isMadeOf } from './compressed-shot.ts';

const drawShot = (background: string) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();

test('A compressed picture knows the shot that it was made of', async () => {
  const shot = await drawShot('#345');

  expect(await isMadeOf(await compress(shot), shot)).toBe(true);
});

test('A shot in another colour is not the one that a picture was made of', async () => {
  expect(await isMadeOf(await compress(await drawShot('#345')), await drawShot('#346'))).toBe(false);
});

test('A picture without a hash was made of no shot', async () => {
  const shot = await drawShot('#345');

  expect(await isMadeOf(await sharp(shot).avif().toBuffer(), shot)).toBe(false);
});
