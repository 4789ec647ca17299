import {
  agency,
  allCities,
  allServices,
  allTechnologies,
  claimRegister,
  partList,
} from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import { isShown } from '../../content/parts.ts';

const { replyWithin, freeAdvice } = claimRegister.promises;

/** Pages that lead to all others: what they are called, where they are, what they hold. */
const OVERVIEW = [
  [
    'Technologies',
    '/technologies',
    `${allTechnologies.length} technologies, avec les cas où nous les déconseillons`,
  ],
  [
    'Villes',
    '/villes',
    `${allCities.length} villes, ce dont vivent leurs entreprises et ce qu’elles demandent au numérique`,
  ],
  ['Réalisations', '/realisations', 'des projets racontés par leurs écrans'],
  ['Blog', '/blog', `articles pour ceux qui décident et qui paient ([flux RSS](${SITE}/blog/rss.xml))`],
  ['Estimer un projet', '/estimation', 'une fourchette en jours et en euros, avec ses hypothèses'],
  ['Calculer une date de mise en ligne', '/delais', 'le calendrier d’un projet, jours fériés compris'],
  ['Obtenir un devis', '/obtenir-un-devis', ''],
  ['Nous contacter', '/contact', ''],
  ['Plan du site', '/plan-du-site', ''],
]
  .filter(([, path = '']) => isShown(path, partList))
  .map(([name, path, text]) => `- [${name}](${SITE}${path})${text ? ` : ${text}` : ''}`);

/** The site in a few lines of Markdown, for programs that read instead of people (llmstxt.org). */
export function siteInBrief(): string {
  const services = allServices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, path, title1 }) => `- [${name}](${SITE}${path}) : ${title1}`);
  return `# ${agency.brand}

> ${agency.brand} est un ${agency.tagline} français : conseil et formation, conception et développement, marketing, pour les entreprises de toute taille. Le site est en français.

Une demande de devis est gratuite et sans engagement ; la réponse vient en ${replyWithin}, et ${freeAdvice} de conseil est offerte. Contact : ${agency.mailboxes.general}, ${agency.phone.display}.

## Services

${services.join('\n')}

## Pages d’ensemble

${OVERVIEW.join('\n')}
- [Mentions légales](${SITE}/mentions-legales)
`;
}
