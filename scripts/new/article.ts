import { type NewEntry, NewEntryFault, type Site } from './entry.ts';
import { markdownOf, toWrite } from './fields.ts';

/**
 * Template of an article.
 * @throws NewEntryFault when the title is too short or too long, or its URL is taken
 */
export function articleEntry(slug: string, title: string, now: Temporal.ZonedDateTime, site: Site): NewEntry {
  if (title.length < 30 || title.length > 60)
    throw new NewEntryFault(`Le titre compte ${title.length} caractères, il en faut de 30 à 60.`);
  const owner = site.articles.find(
    ({ data }) => Array.isArray(data.formerSlugs) && data.formerSlugs.includes(slug),
  );
  if (owner)
    throw new NewEntryFault(
      `L’adresse /article/${slug} mène déjà à ${owner.slug} (formerSlugs) : prenez un autre titre.`,
    );
  const fields = [
    { name: 'title', help: 'Le titre, de 30 à 60 caractères.', value: title },
    {
      name: 'description',
      help: 'Le résumé, sur la carte et dans les moteurs de recherche.',
      value: toWrite('le résumé', 120, 160),
    },
    {
      name: 'image',
      help: 'L’image de tête, 1600 × 900 ; celle-ci est un vitrail tiré du titre.',
      value: `/assets/blog/${slug}.svg`,
    },
    {
      name: 'imageAlt',
      help: 'Ce que montre l’image.',
      value: 'Un vitrail aux carreaux inégaux, dont un seul est éclairé',
    },
    {
      name: 'publishedAt',
      help: 'Le jour et l’heure de parution ; dans le futur, l’article attend.',
      value: now.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    },
  ];
  return {
    file: `content/articles/${slug}.md`,
    text: markdownOf(fields, `${toWrite('le texte, ses intertitres commencent par ##', 40, 9000)}`),
    path: `/article/${slug}`,
    drawings: ['blog'],
  };
}
