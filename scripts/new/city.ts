import { type NewEntry, NewEntryFault, type Site, sharedSections } from './entry.ts';
import { asked, markdownOf, titled, toWrite } from './fields.ts';

/** A city found in the database of cities (`artwork/cities/find.ts`). */
export interface FoundCity {
  name: string;
  department: string;
  region: string;
  map: { department: string; at: readonly number[]; light: string; roll?: number; shares?: boolean };
}

const TRADES = [
  'developpement-web',
  'intelligence-artificielle',
  'logiciel-mobile',
  'devops-cloud',
  'cybersecurite',
  'marketing-croissance',
];

/**
 * Template of a city.
 * @throws NewEntryFault when the site has fewer than two other cities
 */
export function cityEntry(slug: string, { name, department, region, map }: FoundCity, site: Site): NewEntry {
  const { locative, origin } = inSentences(name);
  const neighbours = nearest(map.at, site)
    .filter((other) => other !== slug)
    .slice(0, 3);
  if (neighbours.length < 2)
    throw new NewEntryFault('Il faut déjà deux autres villes, que la page cite comme voisines.');
  const fields = [
    { name: 'name', help: 'Le nom de la ville, avec ses accents.', value: name },
    { name: 'locative', help: 'Où cela se passe : « à Lyon », « au Havre ».', value: locative },
    {
      name: 'origin',
      help: 'D’où cela vient : « de Lyon », « d’Annecy » ; vérifiez devant un h.',
      value: origin,
    },
    { name: 'population', help: 'Le nom de ses habitants, au pluriel.', value: toWrite('habitants', 3, 60) },
    { name: 'department', help: 'Son département.', value: department },
    { name: 'region', help: 'Sa région.', value: region },
    {
      name: 'map',
      help: 'Sa place sur la carte et sa lumière (content/schema/map.ts) ; redessiner : npm run artwork -- cities.',
      value: map,
    },
    {
      name: 'metaDescription',
      help: 'Ce que montrent les moteurs de recherche ; le nom de la ville doit y être.',
      value: toWrite(`ce que vous faites pour les entreprises ${origin}`, 120, 160),
    },
    {
      name: 'heroSubTitle',
      help: 'En grand : une phrase ou deux, qu’aucune autre ville n’a.',
      value: toWrite('une phrase sur leur travail', 40, 90),
    },
    { name: 'title1', help: 'Titre du texte.', value: toWrite('de quoi vit la ville', 20, 80) },
    {
      name: 'pillars',
      help: 'Une phrase d’ici pour chacune des trois cartes des métiers, sous le grand titre.',
      value: {
        consulting: toWrite('conseil et formation, ici', 60, 150),
        conception: toWrite('conception et développement, ici', 60, 150),
        marketing: toWrite('marketing et croissance, ici', 60, 150),
      },
    },
    {
      name: 'needs',
      help: 'Trois besoins numériques des entreprises d’ici.',
      value: [1, 2, 3].map((index) => titled(`besoin ${index}`)),
    },
    {
      name: 'services',
      help: 'Trois services (noms de fichiers de content/services), et pourquoi ici.',
      value: site.services.slice(0, 3).map(({ slug }) => ({
        service: slug,
        reason: toWrite('pourquoi ce service ici', 40, 160),
      })),
    },
    {
      name: 'expertises',
      help: 'Une phrase d’ici pour chacun des six métiers.',
      value: Object.fromEntries(TRADES.map((trade) => [trade, toWrite('ce que l’on demande ici', 50, 170)])),
    },
    {
      name: 'questions',
      help: 'Trois questions propres à la ville.',
      value: [1, 2, 3].map(() => asked(name)),
    },
    ...sharedSections(site, toWrite('ce que cette réalisation a de commun avec la ville', 50, 180)),
    { name: 'neighbours', help: 'De deux à quatre villes proches (noms de fichiers).', value: neighbours },
  ];
  return {
    file: `content/cities/${slug}.md`,
    text: markdownOf(
      fields,
      `### ${toWrite('un intertitre', 5, 80)}\n\n${toWrite('quatre parties comme celle-ci', 40, 3000)}`,
    ),
    path: `/villes/${slug}`,
    drawings: ['cities'],
  };
}

/** A city’s name with its prepositions: « au Mans », « du Mans ». A silent h is left to the author. */
export function inSentences(name: string): { locative: string; origin: string } {
  const [, article, rest = ''] = /^(Le|Les) (.+)$/.exec(name) ?? [];
  if (article === 'Le') return { locative: `au ${rest}`, origin: `du ${rest}` };
  if (article === 'Les') return { locative: `aux ${rest}`, origin: `des ${rest}` };
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return { locative: `à ${name}`, origin: 'aeiouy'.includes(first) ? `d’${name}` : `de ${name}` };
}

/** The site’s cities, nearest first. */
function nearest(at: readonly number[], { cities }: Site): string[] {
  const [latitude = 0, longitude = 0] = at;
  const away = (place: readonly unknown[]) =>
    Math.hypot(
      Number(place[0]) - latitude,
      (Number(place[1]) - longitude) * Math.cos((latitude * Math.PI) / 180),
    );
  return cities
    .flatMap(({ slug, data }) => {
      const map = data.map;
      const place = typeof map === 'object' && map !== null && 'at' in map ? map.at : undefined;
      return Array.isArray(place) ? [{ slug, distance: away(place) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ slug }) => slug);
}
