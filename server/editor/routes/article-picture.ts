import { MAX_PICTURE_SIZE, PictureRefused, TOO_HEAVY } from '../../../content/picture-forms.ts';
import { pictureType } from '../../../content/picture-type.ts';
import { keepPicture } from '../../articles/pictures/picture-store.ts';
import { AppError } from '../../errors.ts';
import { EDITORS } from '../../staff/access.ts';
import { fieldsIn, type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { articlePath } from '../screens/article-words.ts';
import { type ArticleRoom, fieldsFrom } from './article-room.ts';

/** Most bytes of the other fields, in a form with a picture. */
export const FORM_SIZE = 2 * 1024 ** 2;

/** Uploads of pictures: raw bytes from the script, or the whole form without JavaScript. */
export function articlePictureUpload(
  { routes, room, articleDesk: desk, database, pictures, clock }: StaffArea,
  { idOf, absent, show, conflict, tooMuch }: ArticleRoom,
): void {
  routes.post('/equipe/articles/:article/images', EDITORS, async (c) => {
    const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false;
    return isForm ? withForm(c) : pictureAlone(c, { room, database, pictures, clock });
  });

  async function withForm(c: StaffContext): Promise<Response> {
    const id = idOf(c);
    const known = await desk.open(id);
    if (!known) return absent(c);
    let open = known;
    try {
      const form = await room.readFormData(c, MAX_PICTURE_SIZE + FORM_SIZE);
      const field = fieldsIn(form);
      const fields = fieldsFrom(field, known);
      // The text is saved first, even if the picture is refused.
      const saved = await desk.save({ id, by: staffOf(c).id, revision: Number(field('revision')), fields });
      if (saved.outcome === 'unknown') return await absent(c);
      if (saved.outcome === 'stale') return await conflict(c, saved.draft, fields);
      if (saved.outcome === 'refused') return await tooMuch(c, known, fields);
      open = { ...known, draft: saved.draft };
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0)
        return await show(c, open, { fault: 'Choisissez une image.', status: 422 });
      const brought = { bytes: Buffer.from(await file.arrayBuffer()), by: staffOf(c).id, now: clock.now() };
      const picture = await keepPicture({ database, pictures }, brought);
      const { revision } = saved.draft;
      await desk.save({ id, by: staffOf(c).id, revision, fields: { ...fields, picture } });
      return c.redirect(`${articlePath(id)}#picture_alt`, 303);
    } catch (error) {
      const fault = refusalOf(error);
      if (fault === null) throw error;
      return show(c, open, { fault, status: 422 });
    }
  }
}

type PictureParts = Pick<StaffArea, 'database' | 'pictures' | 'clock' | 'room'>;

/** Keeps a picture that a script sent, and answers with its address or the sentence of its refusal. */
export async function pictureAlone(
  c: StaffContext,
  { room, database, pictures, clock }: PictureParts,
): Promise<Response> {
  try {
    const bytes = await room.readBytes(c, MAX_PICTURE_SIZE);
    const brought = { bytes, by: staffOf(c).id, now: clock.now() };
    const path = await keepPicture({ database, pictures }, brought);
    return c.json({ path, isFirstFrame: pictureType(bytes).mayMove });
  } catch (error) {
    const sentence = refusalOf(error);
    if (sentence === null) throw error;
    return c.json({ title: sentence }, 422);
  }
}

/** The message for a refused picture; null for any other error. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof PictureRefused) return error.message;
  return error instanceof AppError && error.code === 'body_too_large' ? TOO_HEAVY : null;
}
