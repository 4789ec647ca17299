import { allCities, allServices, allTechnologies, claimRegister, llmsCopy } from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';

const { summary, offer, pages } = llmsCopy;
const { replyWithin, freeAdvice } = claimRegister.promises;

/** The site in a few lines of Markdown, for programs that read instead of people (llmstxt.org). */
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

- [Technologies](${SITE}/technologies) : ${fillText(pages.technologies, { count: allTechnologies.length })}
- [Villes](${SITE}/villes) : ${fillText(pages.cities, { count: allCities.length })}
- [Réalisations](${SITE}/realisations) : ${pages.caseStudies}
- [Blog](${SITE}/blog) : ${pages.blog} ([flux RSS](${SITE}/blog/rss.xml))
- [Estimer un projet](${SITE}/estimation) : ${pages.estimate}
- [Calculer une date de mise en ligne](${SITE}/delais) : ${pages.delivery}
- [Obtenir un devis](${SITE}/obtenir-un-devis)
- [Nous contacter](${SITE}/contact)
- [Plan du site](${SITE}/plan-du-site)
- [Mentions légales](${SITE}/mentions-legales)
`;
}
