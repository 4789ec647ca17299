import { afterEach, expect, vi } from 'vitest';
import { testAll } from '../../../tests/support/test-all.ts';
import { sendPicture } from './pictures.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

testAll([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', false],
  ['image/webp', false],
  ['image/avif', false],
])('makes only large pictures lighter that stand still', async ([type, isLighter]) => {
  const [light, bitmap] = [new Blob(['light']), { width: 6400, height: 4800, close() {} }];
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ path: '/assets/image.webp', isFirstFrame: !isLighter }),
  );
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { drawImage() {} };
      }
      async convertToBlob() {
        return light;
      }
    },
  );
  const file = new File([new Uint8Array(3 * 1024 ** 2)], 'image', { type });
  const { note } = await sendPicture('/equipe/articles/a', file);
  expect(send.mock.calls[0]?.[1]?.body).toBe(isLighter ? light : file);
  expect(note).toMatch(isLighter ? /prête\.$/ : /la première de son animation/);
});
