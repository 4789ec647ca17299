import { type NewEntry, NewEntryFault, type Site, sharedSections } from './entry.ts';
import { asked, markdownOf, titled, toWrite } from './fields.ts';

/** Template of a technology. @throws NewEntryFault when the slug is an alias of another */
export function technologyEntry(slug: string, name: string, group: string, site: Site): NewEntry {
  const owner = site.technologies.find(
    ({ data }) => Array.isArray(data.aliases) && data.aliases.includes(slug),
  );
  if (owner)
    throw new NewEntryFault(
      `« ${slug} » est un autre nom de ${owner.slug} : retirez-le de « aliases » dans content/technologies/${owner.slug}.md, ou prenez un autre nom.`,
    );
  const lines = (what: string) => [1, 2, 3].map(() => toWrite(what, 20, 140));
  const near = site.technologies
    .toSorted((a, b) => Number(groupOf(b.data) === group) - Number(groupOf(a.data) === group))
    .slice(0, 3)
    .map((other) => other.slug);
  const fields = [
    { name: 'name', help: 'Le nom, comme sa marque l’écrit.', value: name },
    {
      name: 'menu',
      help: 'Le groupe du menu (content/menus.yaml), et la place dans le groupe si vous y tenez (order: 1).',
      value: { group },
    },
    {
      name: 'aliases',
      help: 'Les autres noms que l’on tape, en minuscules et tirets ; chacun mène à la page.',
      value: [],
    },
    {
      name: 'metaDescription',
      help: 'Ce que montrent les moteurs de recherche.',
      value: toWrite(`ce que vous faites avec ${name}`, 120, 160),
    },
    { name: 'heroSubTitle', help: 'Sous le grand titre.', value: toWrite('ce que cela change', 60, 170) },
    {
      name: 'arguments',
      help: 'Trois arguments.',
      value: [1, 2, 3].map((index) => titled(`argument ${index}`)),
    },
    { name: 'title1', help: 'Titre du texte.', value: toWrite('à quoi elle sert', 20, 80) },
    {
      name: 'goodFor',
      help: 'De trois à cinq cas où vous la conseillez.',
      value: lines('un cas où vous la conseillez'),
    },
    {
      name: 'notFor',
      help: 'De deux à quatre cas où vous conseillez autre chose.',
      value: lines('un cas où vous la déconseillez'),
    },
    {
      name: 'deliverables',
      help: 'De trois à cinq choses que vous livrez.',
      value: lines('ce que vous livrez'),
    },
    {
      name: 'sectionTitle',
      help: 'Titre du bloc « pourquoi avec nous ».',
      value: toWrite('pourquoi avec vous', 20, 80),
    },
    {
      name: 'sectionDescription',
      help: 'Texte de ce bloc, en Markdown.',
      value: toWrite('pourquoi avec vous', 200, 700),
    },
    {
      name: 'questions',
      help: 'Trois questions sur cette technologie.',
      value: [1, 2, 3].map(() => asked(name)),
    },
    ...sharedSections(site, toWrite('ce que cette réalisation montre', 50, 180)),
    { name: 'technologies', help: 'De deux à quatre technologies voisines (noms de fichiers).', value: near },
    {
      name: 'services',
      help: 'Deux ou trois services qui l’emploient (noms de fichiers).',
      value: site.services.slice(0, 2).map((service) => service.slug),
    },
  ];
  return {
    file: `content/technologies/${slug}.md`,
    text: markdownOf(
      fields,
      `### ${toWrite('un intertitre', 5, 80)}\n\n${toWrite('trois parties comme celle-ci', 40, 3000)}`,
    ),
    path: `/technologies/${slug}`,
    drawings: ['technologies', 'marks'],
  };
}

function groupOf({ menu }: Readonly<Record<string, unknown>>): unknown {
  return typeof menu === 'object' && menu !== null && 'group' in menu ? menu.group : undefined;
}
