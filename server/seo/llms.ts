import {
  allCities,
  allServices,
  allTechnologies,
  claimRegister,
  llmsCopy,
  partList,
} from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import type { Facts } from '../../content/facts.ts';
import { isShown } from '../../content/parts.ts';
import { fillText } from '../../content/sentence.ts';

const { summary, offer, pages } = llmsCopy;
const { replyWithin, freeAdvice } = claimRegister.promises;

/** Overview pages: name, path, description. */
const OVERVIEW = [
  ['Technologies', '/technologies', fillText(pages.technologies, { count: allTechnologies.length })],
  ['Villes', '/villes', fillText(pages.cities, { count: allCities.length })],
  ['Réalisations', '/realisations', pages.caseStudies],
  ['Blog', '/blog', `${pages.blog} ([flux RSS](${SITE}/blog/rss.xml))`],
  ['Estimer un projet', '/estimation', pages.estimate],
  ['Calculer une date de mise en ligne', '/delais', pages.delivery],
  ['Obtenir un devis', '/obtenir-un-devis', ''],
  ['Nous contacter', '/contact', ''],
  ['Plan du site', '/plan-du-site', ''],
]
  .filter(([, path = '']) => isShown(path, partList))
  .map(([name, path, text]) => `- [${name}](${SITE}${path})${text ? ` : ${text}` : ''}`);

/** The `llms.txt` of the site: a summary in Markdown for language models (llmstxt.org). */
export function siteInBrief({ agency }: Facts): string {
  const services = allServices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, path, title1 }) => `- [${name}](${SITE}${path}) : ${title1}`);
  return `# ${agency.brand}

> ${fillText(summary, { brand: agency.brand, tagline: agency.tagline })}

${fillText(offer, { replyWithin, freeAdvice, mailbox: agency.mailboxes.general, phone: agency.phone.display })}

## Services

${services.join('\n')}

## Pages d’ensemble

${OVERVIEW.join('\n')}
- [Mentions légales](${SITE}/mentions-legales)
`;
}
