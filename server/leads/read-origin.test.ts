import { describe, expect, it } from 'vitest';
import { type LeadOrigin, NO_ORIGIN, originLines } from '../../domain/leads/origin.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { type ReadVisit, readOrigin } from './read-origin.ts';

const SITE = 'https://agence.fr';
const now = Temporal.Instant.from('2026-11-25T10:00:00Z');
const visit: NonNullable<ReadVisit> = { start: `${SITE}/`, referrer: '', age: 90_000, before: '' };

function originOf(sent: Partial<typeof visit> | null, page = `${SITE}/contact`): LeadOrigin {
  return readOrigin({
    headers: new Headers({ Referer: page }),
    publicUrl: new URL(SITE),
    sent: sent && { ...visit, ...sent },
    now,
  });
}

const AT_START = { page: '/contact', arrival_page: '/', arrived_at: '2026-11-25T09:58:30.000Z' };

describe('where a lead came from', () => {
  testAll<[what: string, sent: Partial<typeof visit> | null, known: Partial<LeadOrigin>, page?: string]>([
    ['nothing told', {}, AT_START],
    [
      'another site',
      { referrer: 'https://www.Google.com/search?q=x' },
      { ...AT_START, referrer: 'google.com' },
    ],
    [
      'an application',
      { referrer: 'android-app://com.linkedin.android/' },
      { ...AT_START, referrer: 'com.linkedin.android' },
    ],
    [
      'a campaign, without the identifiers of clicks',
      {
        start: `${SITE}/villes/lyon?utm_source=LinkedIn&utm_medium=cpc&utm_campaign=rentr%C3%A9e&gclid=1&fbclid=2`,
      },
      {
        ...AT_START,
        arrival_page: '/villes/lyon',
        utm_source: 'LinkedIn',
        utm_medium: 'cpc',
        utm_campaign: 'rentrée',
      },
    ],
    [
      'a page of the visit before the form’s',
      { before: `${SITE}/villes/lyon?x=1` },
      { ...AT_START, page_before: 'city' },
    ],
    [
      'a document loaded in the middle of a visit',
      { start: `${SITE}/contact`, referrer: `${SITE}/services/saas?utm_source=lettre` },
      { page: '/contact', arrival_page: '/services/saas', page_before: 'service', utm_source: 'lettre' },
    ],
    [
      'no script, a campaign that leads to the form',
      null,
      { page: '/contact', arrival_page: '/contact', utm_term: 'site' },
      `${SITE}/contact?utm_term=site`,
    ],
    ['no script', null, { page: '/contact' }],
    ['a page of another site as the form’s', null, {}, 'https://autre.fr/contact'],
    [
      'a token',
      { start: `${SITE}/suivi/${'A'.repeat(43)}`, before: `${SITE}/suivi/${'A'.repeat(43)}` },
      { ...AT_START, arrival_page: null, page_before: 'other' },
    ],
    [
      'a path that a link would leave the site by',
      { start: `${SITE}//autre.fr` },
      { ...AT_START, arrival_page: null },
    ],
    [
      'pages that are not of the site',
      { start: 'https://autre.fr/', before: 'https://autre.fr/contact' },
      { page: '/contact' },
    ],
    ['texts that are no addresses', { start: 'x', referrer: 'javascript:alert(1)' }, { page: '/contact' }],
    ['a name that is no domain', { referrer: 'https://[::1]/' }, AT_START],
    [
      'texts of any length and kind',
      {
        start: `${SITE}/?utm_source=${'é'.repeat(300)}&utm_medium=a%00b&utm_campaign=%E2%80%AE%20&utm_content=${'%F0%9F%98%80'.repeat(120)}`,
      },
      { ...AT_START, utm_source: 'é'.repeat(100), utm_content: '😀'.repeat(100) },
    ],
  ])('is read from what the browser tells', ([, sent, known, page]) =>
    expect(originOf(sent, page)).toEqual({ ...NO_ORIGIN, ...known }),
  );

  it('is said in lines, and that its source is not known', () => {
    expect(originLines(NO_ORIGIN)).toEqual([{ label: 'Source', text: 'inconnue' }]);
    const origin = originOf({
      start: `${SITE}/villes/lyon?utm_source=Lettre&utm_campaign=mars`,
      referrer: 'https://mail.exemple.fr/',
      before: `${SITE}/estimation?projet=site`,
    });
    expect(originLines(origin).map(({ label, text }) => `${label} : ${text.replace(/\s/g, ' ')}`)).toEqual([
      'Source : lettre',
      'Site : mail.exemple.fr',
      'Campagne : mars',
      'Première page : /villes/lyon',
      'Arrivée : mercredi 25 novembre 2026 à 10 h 58',
      'Avant le formulaire : Tarifs et délais',
      'Formulaire : /contact',
    ]);
  });
});
