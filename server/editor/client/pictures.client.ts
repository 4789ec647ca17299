/** Largest picture that the server accepts (bytes). */
const MOST = 15 * 1024 ** 2;

/** Larger files (bytes) are scaled down to this width (px) before upload: twice that of pages. */
const LIGHT = 2 * 1024 ** 2;
const WIDTH = 3200;
/** Types that may move, of which the server tells: a canvas keeps the first picture without a word. */
const MOVING = new Set(['image/gif', 'image/webp', 'image/avif']);

interface SentPicture {
  path: string;
  /** What to tell the editor. */
  note: string;
}

/**
 * Uploads a picture.
 * @throws Error with a sentence for the editor
 */
export async function sendPicture(path: string, file: File): Promise<SentPicture> {
  const picture = file.size > LIGHT && !MOVING.has(file.type) ? await lighter(file) : file;
  if (picture.size > MOST) throw new Error('Cette image dépasse 15 Mo. Réduisez-la, puis réessayez.');
  let answer: Response;
  let content: { path?: unknown; isFirstFrame?: unknown; title?: unknown };
  try {
    answer = await fetch(`${path}/images`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: picture,
      signal: AbortSignal.timeout(120_000),
    });
    content = await answer.json();
  } catch {
    throw new Error('Le site n’a pas répondu : l’image n’est pas envoyée. Réessayez.');
  }
  if (!answer.ok || typeof content.path !== 'string')
    throw new Error(typeof content.title === 'string' ? content.title : 'L’image n’a pas été prise.');
  const note = content.isFirstFrame
    ? 'L’image est prête : la première de son animation, sans les suivantes.'
    : 'L’image est prête.';
  return { path: content.path, note };
}

/** The files of a paste or drop. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** An alternative text from the file name; empty for names that cameras give. */
export function alternativeOf(file: File): string {
  const name = file.name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/[[\]()<>!*`\\]/g, '')
    .trim();
  return /^(?:img|dsc|dscn|pxl|image|capture|screenshot|photo)?[\s\d]*$/i.test(name)
    ? ''
    : name.slice(0, 120);
}

/** Scales a photo down to a few hundred kilobytes, for uploads from phones; unchanged if the browser cannot. */
async function lighter(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH / bitmap.width);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
    return blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
