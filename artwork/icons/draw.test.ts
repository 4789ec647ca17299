import { expect, it } from 'vitest';
import { icoFile } from './draw.ts';

it('says for each size where its PNG starts and how long it is', () => {
  const images = [16, 32].map((size) => ({ size, png: Buffer.alloc(size, size) }));
  const file = icoFile(images);
  expect(file.readUInt16LE(4)).toBe(images.length);
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const start = file.readUInt32LE(entry + 12);
    expect(file.subarray(start, start + file.readUInt32LE(entry + 8))).toEqual(png);
  }
});
