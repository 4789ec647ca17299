import type { Kysely } from 'kysely';
import { articlePicture } from '../../../domain/articles/picture-address.ts';
import { overLimits } from '../../../domain/articles/text-limits.ts';
import { slugify } from '../../../domain/slug.ts';
import type { ArticleFields, Tables } from '../../store/database.ts';
import { type TextWork, unlessTooComplex } from '../../texts/text-work.ts';
import { LONGEST } from './fields.ts';
import { momentOfDay } from './paris-time.ts';
import { brokenLinks } from './site-links.ts';
import type { TextReading } from './text-faults.ts';

/** Why an article cannot be published; the message is shown at the field. */
export interface PublicationFault {
  field: keyof ArticleFields;
  message: string;
}

interface Checked {
  id: string;
  fields: ArticleFields;
  /** When it will be public. */
  from: Temporal.Instant;
  /** Whether the build has a file at this path of /assets. */
  isFile: (path: string) => boolean;
  texts: TextWork;
}

/** The faults that prevent publication; empty if the article is ready. */
export async function publicationFaults(
  database: Kysely<Tables>,
  { id, fields, from, isFile, texts }: Checked,
): Promise<PublicationFault[]> {
  const faults: PublicationFault[] = [];
  const add = (field: keyof ArticleFields, message: string) => faults.push({ field, message });
  const { title, slug, description, markdown, picture, picture_alt, author, day } = fields;

  if (title.trim() === '') add('title', 'Il manque un titre.');
  if (title.length > LONGEST.title)
    add('title', `Le titre a ${title.length} caractères : ${LONGEST.title} au plus.`);
  if (description.trim() === '') add('description', 'Il manque une description.');
  if (description.length > LONGEST.description)
    add('description', `La description a ${description.length} caractères : ${LONGEST.description} au plus.`);
  if (author.length > 80) add('author', 'Le nom de l’auteur a 80 caractères au plus.');
  if (day !== '') {
    const moment = momentOfDay(day, null, from);
    if (moment === null) add('day', 'La date est illisible.');
    else if (Temporal.Instant.compare(moment, from) > 0)
      add('day', 'La date est après la publication : programmez l’article à ce jour, ou changez la date.');
  }
  if (slug === '' || slugify(slug) !== slug)
    add('slug', 'L’adresse se fait de minuscules sans accent, de chiffres et de tirets.');
  else if (await isTaken(database, id, slug))
    add('slug', `L’adresse « ${slug} » est celle d’un autre article.`);

  if (markdown.trim() === '') add('markdown', 'Il manque le texte.');
  const text = await readingOf(texts, markdown);
  for (const message of text.faults) add('markdown', message);
  for (const link of await brokenLinks(database, text.links, slug))
    add('markdown', `Le lien « ${link} » ne mène à aucune page du site.`);
  for (const path of text.pictures) {
    const message = await pictureFault(database, path, isFile);
    if (message) add('markdown', message);
  }
  if (picture !== '') {
    const message = await pictureFault(database, picture, isFile);
    if (message) add('picture', message);
    if (picture_alt.trim() === '') add('picture_alt', 'L’image n’a pas de texte alternatif.');
  }
  return faults;
}

/** What is to be checked in a text; one over the limits is not read, and one that takes too long says so. */
async function readingOf(texts: TextWork, markdown: string): Promise<TextReading> {
  const beyond = overLimits(markdown);
  if (beyond.length > 0) return { faults: beyond, links: [], pictures: [] };
  return unlessTooComplex(texts.run('readText', markdown), ({ publicMessage }) => ({
    faults: [publicMessage],
    links: [],
    pictures: [],
  }));
}

/** Whether another article has, or had, this slug. */
async function isTaken(database: Kysely<Tables>, id: string, slug: string): Promise<boolean> {
  const other = await database
    .selectFrom('articles')
    .select('slug')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .unionAll(
      database
        .selectFrom('former_slugs')
        .select('slug')
        .where('slug', '=', slug)
        .where('article_id', '!=', id),
    )
    .executeTakeFirst();
  return other !== undefined;
}

async function pictureFault(
  database: Kysely<Tables>,
  path: string,
  isFile: (path: string) => boolean,
): Promise<string | null> {
  if (!path.startsWith('/assets/'))
    return `L’image « ${path.slice(0, 80)} » est sur un autre site : déposez-la ici.`;
  const own = articlePicture(path);
  if (!own || own.isBuilt) return isFile(path) ? null : `L’image « ${path} » n’existe pas.`;
  const stored = await database
    .selectFrom('article_pictures')
    .select('hash')
    .where('path', '=', path)
    .executeTakeFirst();
  return stored ? null : `L’image « ${path} » n’existe plus : déposez-la à nouveau.`;
}
