import { type NewEntry, type Site, sharedSections } from './entry.ts';
import { asked, markdownOf, titled, toWrite } from './fields.ts';

/** Template of a service. */
export function serviceEntry(slug: string, name: string, group: string, site: Site): NewEntry {
  const fields = [
    { name: 'name', help: 'Le nom du service.', value: name },
    {
      name: 'menu',
      help: 'Le groupe du menu (content/menus.yaml), et la place dans le groupe si vous y tenez (order: 1).',
      value: { group },
    },
    { name: 'promise', help: 'Sous son nom, dans le menu.', value: toWrite('sa promesse', 20, 60) },
    {
      name: 'heroTitle',
      help: 'Le grand titre ; seul <em>…</em> y est permis. Sans ce champ : « Besoin d’experts pour votre … ? ».',
      value: toWrite('le grand titre', 20, 90),
    },
    {
      name: 'heroSubTitle',
      help: 'Sous le grand titre. Sans ce champ : « Ne cherchez plus … ».',
      value: toWrite('une phrase', 40, 150),
    },
    {
      name: 'arguments',
      help: 'Trois arguments.',
      value: [1, 2, 3].map((index) => titled(`argument ${index}`)),
    },
    { name: 'title1', help: 'Titre du texte.', value: toWrite('à quoi il sert', 20, 90) },
    {
      name: 'included',
      help: 'De quatre à sept choses que le prix comprend.',
      value: [1, 2, 3, 4].map(() => toWrite('ce que le prix comprend', 20, 160)),
    },
    {
      name: 'forWhom',
      help: 'Trois ou quatre sortes de clients.',
      value: [1, 2, 3].map((index) => titled(`client ${index}`)),
    },
    {
      name: 'sectionTitle',
      help: 'Titre du bloc « pourquoi avec nous ».',
      value: toWrite('pourquoi avec vous', 20, 90),
    },
    {
      name: 'sectionDescription',
      help: 'Texte de ce bloc, en Markdown.',
      value: toWrite('pourquoi avec vous', 300, 900),
    },
    {
      name: 'questions',
      help: 'De trois à cinq questions.',
      value: [1, 2, 3].map(() => asked('ce service')),
    },
    ...sharedSections(site, toWrite('ce que cette réalisation montre', 50, 180)),
    {
      name: 'technologies',
      help: 'De deux à six technologies employées (noms de fichiers).',
      value: site.technologies.slice(0, 2).map((technology) => technology.slug),
    },
    {
      name: 'caseStudies',
      help: 'Une ou deux réalisations proches (noms de fichiers).',
      value: site.caseStudies.slice(0, 1).map((study) => study.slug),
    },
  ];
  return {
    file: `content/services/${slug}.md`,
    text: markdownOf(
      fields,
      `### ${toWrite('un intertitre', 5, 80)}\n\n${toWrite('trois parties comme celle-ci', 40, 3000)}`,
    ),
    path: `/services/${slug}`,
    drawings: ['services', 'marks'],
  };
}
