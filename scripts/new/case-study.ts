import { TRADES } from '../../content/trades.ts';
import { type NewEntry, NewEntryFault, type Site } from './entry.ts';
import { toWrite, yamlOf } from './fields.ts';

/** Template of a case study. @throws NewEntryFault when the title is too long, or the client is unknown */
export function caseStudyEntry(
  slug: string,
  title: string,
  client: string | undefined,
  site: Site,
): NewEntry {
  if (title.length > 90)
    throw new NewEntryFault(`Le titre compte ${title.length} caractères, il en faut au plus 90.`);
  if (client === undefined || !site.partners.includes(client))
    throw new NewEntryFault(
      `Nommez le client avec --client : ${site.partners.join(', ')}. Un nouveau client s’ajoute d’abord à content/partners.yaml.`,
    );
  const orders = site.caseStudies.map(({ data }) => Number(data.order));
  const known = site.caseStudies.find(({ data }) => data.client === client)?.data.trade;
  const picture = `/assets/realisations/${slug}.svg`;
  const fields = [
    { name: 'sample', help: 'true tant que la réalisation est inventée.', value: false },
    {
      name: 'order',
      help: 'Sa place parmi les autres ; les trois premières se voient en grand.',
      value: Math.max(0, ...orders) + 1,
    },
    { name: 'topic', help: 'Le sujet en quelques mots.', value: toWrite('sujet', 3, 60) },
    {
      name: 'title',
      help: 'Le titre, qui dit le résultat, de 20 à 90 caractères.',
      value: title.length < 20 ? toWrite(title, 20, 90) : title,
    },
    { name: 'client', help: 'Le client (id de content/partners.yaml).', value: client },
    {
      name: 'trade',
      help: `Son métier : ${Object.keys(TRADES).join(', ')}.`,
      value: typeof known === 'string' ? known : 'commerce',
    },
    {
      name: 'metaDescription',
      help: 'Ce que montrent les moteurs de recherche.',
      value: toWrite('le projet et son résultat', 120, 160),
    },
    {
      name: 'description',
      help: 'Le résumé de la carte.',
      value: toWrite('le projet en deux phrases', 120, 260),
    },
    {
      name: 'figure',
      help: 'Le résultat en un chiffre vrai (12 signes), et ce qu’il mesure ; le texte le raconte.',
      value: { value: toWrite('', 1, 12), label: toWrite('ce que mesure ce chiffre', 20, 90) },
    },
    { name: 'situation', help: 'Ce qui n’allait pas.', value: toWrite('la situation de départ', 150, 500) },
    { name: 'work', help: 'Ce que vous avez fait.', value: toWrite('votre travail', 150, 600) },
    { name: 'result', help: 'Ce que cela a changé.', value: toWrite('le résultat', 100, 400) },
    {
      name: 'differently',
      help: 'Ce que vous feriez autrement ; à supprimer si rien n’instruit.',
      value: toWrite('ce que vous feriez autrement', 100, 350),
    },
    {
      name: 'firstVersion',
      help: 'Ce qui a servi en premier, et quel jour depuis le démarrage : au plus tard au délai que son service promet.',
      value: { day: 1, text: toWrite('ce qui a servi ce jour-là', 10, 60) },
    },
    { name: 'duration', help: 'La durée, en mots.', value: toWrite('durée', 5, 70) },
    {
      name: 'stack',
      help: 'De deux à six outils ; « technology » est le nom de fichier de ceux qui ont une page.',
      value: [1, 2].map((index) => ({ name: toWrite(`outil ${index}`, 3, 60) })),
    },
    {
      name: 'services',
      help: 'De un à trois services (noms de fichiers).',
      value: site.services.slice(0, 1).map((service) => service.slug),
    },
    {
      name: 'images',
      help: 'De une à trois images de 1600 × 1000 ; celles-ci sont des maquettes, à remplacer par vos écrans.',
      value: [1, 2].map((index) => ({
        src: `${picture}#ecran-${index}`,
        alt: toWrite(`ce que montre l’écran ${index}`, 20, 140),
      })),
    },
  ];
  return {
    file: `content/case-studies/${slug}.yaml`,
    text: yamlOf(fields),
    path: `/realisations/${slug}`,
    drawings: ['case-studies'],
  };
}
