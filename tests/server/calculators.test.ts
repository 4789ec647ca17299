import { agency, deliveryCopy, estimateCopy } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { testAll } from '../support/test-all.ts';
import { visibleText } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { changeHours } from './opening-hours.ts';

let site: TestSite;
beforeEach(async () => {
  // 10 March 2026, 11:00 in Paris.
  site = await createTestSite('sqlite');
});
afterEach(() => site.close());

const text = async (path: string) => visibleText(await (await site.request(path)).text());
describe('the calendar of /delais', () => {
  it('says when a project is online, around the holidays', async () => {
    const page = await text('/delais?projet=site-vitrine&debut=2026-04-30');
    expect(page).toContain('lundi 18 mai 2026');
    expect(page).toContain('10 jours ouvrés');
  });

  it('says when a version can be tried, save where nothing is built', async () => {
    const tried = visibleText(deliveryCopy.calendar.firstVersion);
    const page = await text('/delais?projet=site-vitrine&debut=2026-03-23');
    expect(page).toContain(tried);
    expect(page).toContain('mardi 31 mars 2026');
    expect(await text('/delais?projet=augmentation-deffectif&debut=2026-03-23')).not.toContain(tried);
  });

  it('skips the holidays of Alsace-Moselle where they are asked for, and keeps the choice in its links', async () => {
    const html = await (
      await site.request('/delais?projet=site-vitrine&debut=2026-12-21&alsace-moselle=oui')
    ).text();
    expect(html).toContain('alsace-moselle=oui');
    const local = await text('/delais?projet=site-vitrine&debut=2026-04-03&alsace-moselle=oui');
    expect(local).toContain('Vendredi saint');
    expect(await text('/delais?projet=site-vitrine&debut=2026-04-03')).not.toContain('Vendredi saint');
  });

  it('skips the days when the agency is closed, and its own holidays', async () => {
    await changeHours(site, {
      alsaceMoselle: true,
      closures: [
        { from: '2026-03-23', to: '2026-04-01' },
        { from: '2026-04-09', to: '2026-04-10' },
      ],
    });
    const page = await text('/delais?projet=site-vitrine&debut=2026-03-24');
    const [asked, start] = ['mardi 24 mars 2026', 'jeudi 2 avril 2026'];
    expect(page).toContain(visibleText(fillText(deliveryCopy.notes.closed, { asked, start })));
    // Ten working days from then, without Good Friday, Easter Monday and two days off.
    expect(page).toContain('en ligne le mardi 21 avril 2026');
    expect(page).toContain('Vendredi saint');
    expect(page).toContain('jeudi 9 avril 2026 : fermé');
    const file = await site.request('/delais/calendrier.ics?projet=site-vitrine&debut=2026-03-24');
    expect(await file.text()).toContain('DTSTART:20260421T070000Z');
  });

  testAll([
    [
      '2026-03-09',
      fillText(deliveryCopy.notes.past, { asked: 'lundi 9 mars 2026', start: 'mercredi 11 mars 2026' }),
    ],
    [
      '2026-05-14',
      fillText(deliveryCopy.notes.holiday, {
        asked: 'jeudi 14 mai 2026',
        holiday: 'Ascension',
        start: 'vendredi 15 mai 2026',
      }),
    ],
    [
      '2026-03-14',
      fillText(deliveryCopy.notes.closed, { asked: 'samedi 14 mars 2026', start: 'lundi 16 mars 2026' }),
    ],
    ['2036-03-10', deliveryCopy.tooFar.title],
    ['2026-02-30', deliveryCopy.notes.unreadable],
    ['', deliveryCopy.notes.unasked],
  ])('answers any start clearly', async ([start, answer]) => {
    expect(await text(`/delais?projet=site-vitrine&debut=${start}`)).toContain(visibleText(answer));
  });

  it.each(['fusee', 'constructor'])(
    'does not know the project « %s », and shows no other',
    async (project) => {
      const page = await text(`/delais?projet=${project}&debut=2026-04-30`);
      expect(page).toContain(visibleText(deliveryCopy.unknown.title));
      expect(page).toContain(visibleText(deliveryCopy.notes.unknown));
      expect(page).not.toContain('Démarrage le');
      expect(page).not.toContain('.ics');
      const file = await site.request(`/delais/calendrier.ics?projet=${project}&debut=2026-04-30`);
      expect(file.status).toBe(404);
      expect(await file.text()).not.toContain('VCALENDAR');
    },
  );

  it('starts again each day, in Paris', async () => {
    expect(await text('/delais')).toContain('mercredi 11 mars 2026');
    site.clock.advance({ hours: 14 });
    expect(await text('/delais')).toContain('jeudi 12 mars 2026');
  });

  it('is not cached, nor is any other page for one visitor', async () => {
    const paths = ['/delais', '/estimation', '/recherche', '/obtenir-un-devis'];
    for (const path of paths) {
      for (const query of ['projet=site-vitrine', 'estimation=erp-crm', 'q=site', 'debut=2026-04-01']) {
        const response = await site.request(`${path}?${query}&x=${Math.random()}`);
        expect(response.status).toBe(200);
      }
    }
    // The three pages on which some of the queries have no effect.
    expect(site.pages.size().pages).toBe(3);
  });
});

describe('the calendar file', () => {
  const lines = async (path: string) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar; charset=utf-8/);
    return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
  };
  const path = (start: string) => `/delais/calendrier.ics?projet=site-vitrine&debut=${start}`;

  it('holds the five steps and the version to try in UTC, in winter time and in summer time', async () => {
    const starts = (await lines(path('2026-03-23'))).filter((line) => line.startsWith('DTSTART:'));
    // The clock goes forward on 29 March.
    expect(starts).toEqual([
      'DTSTART:20260323T080000Z',
      'DTSTART:20260325T080000Z',
      'DTSTART:20260326T080000Z',
      'DTSTART:20260331T070000Z',
      'DTSTART:20260403T070000Z',
      'DTSTART:20260407T070000Z',
    ]);
  });

  it('opens and closes each day as the agency does', async () => {
    const exceptions = [{ day: 5, opens: '08:00', closes: '16:00' }];
    await changeHours(site, { exceptions });
    const friday = (await lines(path('2026-03-23'))).filter((line) => line.includes('20260403'));
    expect(friday).toEqual(['DTSTART:20260403T060000Z', 'DTEND:20260403T140000Z']);
  });

  it('names the same milestones the same each time it is fetched', async () => {
    const uids = async () => (await lines(path('2026-03-23'))).filter((line) => line.startsWith('UID:'));
    const first = await uids();
    site.clock.advance({ hours: 30 });
    expect(await uids()).toEqual(first);
    expect(new Set(first).size).toBe(6);
    expect(first[0]).toBe(`UID:site-vitrine-2026-03-23-1@${agency.domain}`);
  });

  testAll(['2036-01-01', '2026-02-30', '%0d%0aBEGIN:VALARM'])(
    'redirects to the page for a date that it cannot plan',
    async (start) => {
      const response = await site.request(path(start));
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toMatch(/^\/delais\?/);
    },
  );
});

describe('the quote form', () => {
  const field = async (query: string) => {
    const html = await (await site.request(`/obtenir-un-devis${query}`)).text();
    return (/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '').replaceAll(/\s/g, ' ');
  };

  it('starts empty', async () => {
    expect(await field('')).toBe('');
    expect(await field('?description=bonjour')).toBe('');
  });

  it('starts with the calendar that is asked for', async () => {
    const start = await field('?projet=site-vitrine&debut=2026-04-30');
    expect(start).toContain('Version d’essai : mardi 12 mai 2026.');
    expect(start).toContain('mise en ligne visée le lundi 18 mai 2026');
    expect(start).toContain(`https://${agency.domain}/delais?projet=site-vitrine&amp;debut=2026-04-30`);
  });

  testAll(['projet=fusee&debut=2026-04-30', 'projet=fusee', 'estimation=fusee', 'debut=2026-04-30'])(
    'starts empty where the address names no project',
    async (query) => {
      expect(await field(`?${query}`)).toBe('');
    },
  );

  testAll(['', '&debut=', '&debut=demain', '&debut=2026-02-30', '&debut=2026-03-09', '&debut=2036-01-01'])(
    'makes up no date for a project',
    async (start) => {
      const prefill = await field(`?projet=site-vitrine${start}`);
      expect(prefill).toMatch(/^Projet : .+\. {2}Mon besoin : $/);
      expect(prefill).not.toMatch(/20\d\d|Démarrage/);
    },
  );

  it('starts with the estimate that is asked for, and with no text of the URL', async () => {
    const start = await field('?estimation=site-vitrine&pages=dix&textes=%3Cb%3Emenace');
    expect(start).toContain('Projet : Site vitrine.');
    expect(start).toContain('De six à dix');
    expect(start).not.toContain('menace');
  });

  it('keeps what was typed, not its initial text, when it is refused', async () => {
    const response = await site.request('/obtenir-un-devis?projet=site-vitrine', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ name: '', project_description: 'Tapé à la main' }),
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('>Tapé à la main</textarea>');
  });
});

describe('the estimate', () => {
  it('shows its range, its assumptions and what is not in it', async () => {
    const page = await text(
      '/estimation?projet=site-vitrine&pages=cinq&textes=nous&dessin=propre&langues=une&existant=non&contact=formulaire',
    );
    expect(page.replaceAll(/\s/g, ' ')).toContain('3 300 à 4 400 € HT');
    expect(page).toContain('6 à 8 jours');
    const { account } = estimateCopy;
    for (const heading of [account.assumptions, account.up.title, account.down.title, account.excluded])
      expect(page).toContain(heading);
  });

  it.each(['/estimation', '/estimation?projet=site-vitrine'])(
    'opens on the most common project at %s',
    async (path) => {
      const page = (await text(path)).replaceAll(/\s/g, ' ');
      expect(page).toContain('3 300 à 4 400 € HT');
      expect(page).toContain(estimateCopy.result.common.replaceAll(/\s/g, ' '));
    },
  );

  it('stays open where the visitor has answered nothing', async () => {
    const page = await text('/estimation?projet=site-vitrine&pages=');
    expect(page.replaceAll(/\s/g, ' ')).toContain('1 925 à 15 950 € HT');
  });

  it('offers the choice of projects for an unknown one', async () => {
    const page = await text('/estimation?projet=fusee');
    expect(page).toContain('Trois exemples');
    expect(page).toContain(estimateCopy.hero.unknown);
    for (const path of ['/estimation', '/estimation?projet=', '/estimation?projet=site-vitrine'])
      expect(await text(path)).not.toContain(estimateCopy.hero.unknown);
  });
});
