import { allServices, claimRegister, llmsCopy, pageList, partList } from 'content-collections';
import { SITE } from '../../app/seo/site-address.ts';
import type { Facts } from '../../content/facts.ts';
import { isShown } from '../../content/parts.ts';
import { fillText } from '../../content/sentence.ts';

const { replyWithin, freeAdvice } = claimRegister.promises;

/** The pages of every part that is on. */
const overview = () =>
  pageList.pages
    .filter(({ path }) => isShown(path, partList))
    .map(({ name, path, summary }) => `- [${name}](${SITE}${path})${summary ? ` : ${summary}` : ''}`);

const FEED = isShown('/blog', partList) ? `- [Flux RSS](${SITE}/blog/rss.xml)\n` : '';

/** The `llms.txt` of the site: a summary in Markdown for language models (llmstxt.org). */
export function siteInBrief({ agency }: Facts): string {
  const services = allServices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, path, title1 }) => `- [${name}](${SITE}${path}) : ${title1}`);
  return `# ${agency.brand}

> ${fillText(llmsCopy.summary, { brand: agency.brand, tagline: agency.tagline })}

${fillText(llmsCopy.offer, { replyWithin, freeAdvice, mailbox: agency.mailboxes.general, phone: agency.phone.display })}

## Services

${services.join('\n')}

## Pages d’ensemble

${overview().join('\n')}
- [Mentions légales](${SITE}/mentions-legales)
${FEED}`;
}
