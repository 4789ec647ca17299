/**
 * Width and height of a JPEG (px), from its first frame header (ITU-T T.81, B.2.2).
 * @throws Error when the bytes are no JPEG
 */
export function jpegSize(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (bytes.readUInt16BE(0) === 0xffd8 && at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xc2;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('not a JPEG');
}
