import { MAX_PICTURE_SIZE, PictureRefused, TOO_HEAVY } from '../../../content/picture-forms.ts';
import { keepPicture } from '../../articles/pictures/picture-store.ts';
import type { Services } from '../../services.ts';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';

/** Most bytes of the other fields, in a form with a picture. */
const FORM_SIZE = 256 * 1024;

interface FactForm {
  /** Values by name; absent fields are empty. */
  typed: Record<string, string>;
  picture?: string;
  fault?: string;
}

/**
 * Reads a form of `/equipe/agence`, and stores its picture if there is one.
 * @throws AppError as `room.readLongForm` does
 */
export async function readFactForm(
  c: StaffContext,
  { database, pictures, clock }: Pick<Services, 'database' | 'pictures' | 'clock'>,
  room: StaffRoom,
  names: readonly string[],
): Promise<FactForm> {
  if (!c.req.header('Content-Type')?.startsWith('multipart/form-data')) {
    const field = await room.readLongForm(c, ...names);
    return { typed: Object.fromEntries(names.map((name) => [name, field(name)])) };
  }
  const form = await room.readFormData(c, MAX_PICTURE_SIZE + FORM_SIZE);
  const typed = Object.fromEntries(
    names.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  const file = form.get('fichier');
  if (!(file instanceof File) || file.size === 0) return { typed };
  if (file.size > MAX_PICTURE_SIZE) return { typed, fault: TOO_HEAVY };
  try {
    const brought = {
      bytes: Buffer.from(await file.arrayBuffer()),
      by: c.get('signedIn').staff.id,
      now: clock.now(),
    };
    return { typed, picture: await keepPicture({ database, pictures }, brought) };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { typed, fault: error.message };
  }
}
