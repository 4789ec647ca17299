import { agencyFile as agency, founder, partnerList, reviewList } from 'content-collections';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { type FactOverrides, FactOverridesContext } from '../facts/fact-overrides.ts';
import { CustomerReviews } from './customer-reviews.tsx';
import { FounderMessage } from './founder-message.tsx';
import { KeyStats } from './key-figures.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import { ReviewBand } from './review-panes.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import { WorkingTogether } from './working-together.tsx';

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
    ['a band of figures', <WorkingTogether key="0" look="forest" hasFigures />, noFigures],
    ['a founder', <FounderMessage key="0" />, { founder: { ...founder, hidden: true } }],
    [
      'a band of the founder',
      <WorkingTogether key="0" look="paper" founder={0} />,
      { founder: { ...founder, hidden: true } },
    ],
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

describe('a band about the agency', () => {
  const figures = { sample: true, keyStats: [{ value: 12, label: 'projets' }], rating: undefined };
  const person = { ...founder, name: 'Ada Martin', sample: true, hidden: false };
  const facts: FactOverrides = { figures, founder: person };
  testAll([
    [
      <WorkingTogether key="0" look="forest" hasFigures samples={['les trajets']} />,
      'les chiffres et les trajets',
    ],
    [<WorkingTogether key="0" look="paper" founder={0} />, 'Ada Martin'],
    [<WorkingTogether key="0" look="ink" hasFigures founder={0} />, 'les chiffres et Ada Martin'],
  ])('names what of its own was made up', ([band, what]) => {
    expect(wordsOf(shown(band, facts))).toContain(`${what}.`);
  });

  it('says nothing of what it does not show', () => {
    const band = <WorkingTogether look="paper" hasFigures founder={0} />;
    const html = shown(band, { figures, founder: { ...person, hidden: true } });
    expect(wordsOf(html)).toContain('les chiffres.');
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
