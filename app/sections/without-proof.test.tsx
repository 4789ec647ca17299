import { agencyFile as agency, founder, partnerList, reviewList } from 'content-collections';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { type FactOverrides, FactOverridesContext } from '../facts/fact-overrides.ts';
import { CustomerReviews } from './customer-reviews.tsx';
import { FounderMessage } from './founder-message.tsx';
import { FounderPane } from './founder-pane.tsx';
import { KeyStats, KeyStatsPane } from './key-figures.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import { ReviewBand } from './review-panes.tsx';
import { WhoWeAre } from './who-we-are.tsx';

function shown(node: ReactNode, facts: FactOverrides = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FactOverridesContext value={facts}>{node}</FactOverridesContext>
    </MemoryRouter>,
  );
}

/** The words of HTML, however its titles are set. */
function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
}

const partners = (count: number) => ({
  partners: { ...partnerList, strip: undefined, partners: partnerList.partners.slice(0, count) },
});
const reviews = reviewList.reviews.map((review) => ({ ...review, sample: false }));

describe('a site without clients, reviews and figures', () => {
  const noFigures: FactOverrides = { figures: { sample: false, keyStats: [], rating: undefined } };
  testAll([
    ['partners', <PartnerStrip key="0" />, partners(0)],
    ['key figures', <KeyStats key="0" />, noFigures],
    ['a pane of figures', <KeyStatsPane key="0" />, noFigures],
    ['a founder', <FounderMessage key="0" />, { founder: { ...founder, hidden: true } }],
    ['a pane of the founder', <FounderPane key="0" />, { founder: { ...founder, hidden: true } }],
    ['reviews', <CustomerReviews key="0" reviews={[]} />, {}],
  ])('renders nothing for a section without proof', ([_what, section, facts]) => {
    expect(shown(section, facts)).toBe('');
  });

  it('presents the agency without a case study', () => {
    const html = shown(<WhoWeAre caseStudy={undefined} />);
    expect(html).toContain('id="qui-sommes-nous"');
    expect(html).not.toContain('<article');
    expect(html).toContain(agency.brand);
  });
});

describe('a site with few clients and reviews', () => {
  testAll([1, 2, 3, 5])('shows up to five partners without a loop', (count) => {
    const html = shown(<PartnerStrip />, partners(count));
    expect(html.match(/<img/g)).toHaveLength(count);
    expect(html).not.toContain('partner-loop');
    expect(wordsOf(html).includes('Il construit avec nous')).toBe(count === 1);
  });

  it('scrolls many partners, and names each once there and in the rows that stand still', () => {
    const html = shown(<PartnerStrip />, partners(7));
    expect(html).toContain('partner-loop');
    const [loop = '', rows] = html.split('still:block');
    expect(loop.match(/alt="[^"]+"/g)).toHaveLength(7);
    expect(rows?.match(/alt="[^"]+"/g)).toHaveLength(7);
  });

  it('shows two reviews of a page, the second one folded', () => {
    const html = shown(<ReviewBand look="service" reviews={reviews.slice(0, 2)} />);
    for (const title of ['Ce qu’en dit un client', 'Un second avis']) expect(wordsOf(html)).toContain(title);
    expect(shown(<ReviewBand look="service" reviews={reviews.slice(0, 1)} />)).not.toContain('<details');
  });

  it('shows a single review under a heading in the singular', () => {
    expect(wordsOf(shown(<CustomerReviews reviews={reviews.slice(0, 1)} />))).toContain('en dit un client');
    expect(wordsOf(shown(<CustomerReviews reviews={reviews.slice(0, 2)} />))).toContain(
      'en disent nos clients',
    );
  });
});
