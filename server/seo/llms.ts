import { allCities, allServices, allTechnologies, claimRegister } from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import type { Facts } from '../../content/facts.ts';

const { replyWithin, freeAdvice } = claimRegister.promises;

/** The site in a few lines of Markdown, for programs that read instead of people (llmstxt.org). */
export function siteInBrief({ agency }: Facts): string {
  const services = allServices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, path, title1 }) => `- [${name}](${SITE}${path}) : ${title1}`);
  return `# ${agency.brand}

> ${agency.brand} est un ${agency.tagline} français : conseil et formation, conception et développement, marketing, pour les entreprises de toute taille. Le site est en français.

Une demande de devis est gratuite et sans engagement ; la réponse vient en ${replyWithin}, et ${freeAdvice} de conseil est offerte. Contact : ${agency.mailboxes.general}, ${agency.phone.display}.

## Services

${services.join('\n')}

## Pages d’ensemble

- [Technologies](${SITE}/technologies) : ${allTechnologies.length} technologies, avec les cas où nous les déconseillons
- [Villes](${SITE}/villes) : ${allCities.length} villes, ce dont vivent leurs entreprises et ce qu’elles demandent au numérique
- [Réalisations](${SITE}/realisations) : des projets racontés par leurs écrans
- [Blog](${SITE}/blog) : articles pour ceux qui décident et qui paient ([flux RSS](${SITE}/blog/rss.xml))
- [Estimer un projet](${SITE}/estimation) : une fourchette en jours et en euros, avec ses hypothèses
- [Calculer une date de mise en ligne](${SITE}/delais) : le calendrier d’un projet, jours fériés compris
- [Obtenir un devis](${SITE}/obtenir-un-devis)
- [Nous contacter](${SITE}/contact)
- [Plan du site](${SITE}/plan-du-site)
- [Mentions légales](${SITE}/mentions-legales)
`;
}
