import { setPriority } from 'node:os';
import {
  loadSharp,
  type PictureForms,
  PictureRefused,
  pictureForms,
} from '../../../content/picture-forms.ts';

// Visitors' answers go before pictures of colleagues.
setPriority(10);
const sharp = await loadSharp();
sharp.concurrency(1);

/** A class does not survive the way between processes. */
export type PreparedPicture = PictureForms | { refused: string };

/** Runs in a process of its own, one picture at a time (`picture-work.ts`). */
export default async function prepare(bytes: Uint8Array): Promise<PreparedPicture> {
  try {
    return await pictureForms(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  }
}
