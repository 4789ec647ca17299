import {
  agencyFile,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  cityCopy,
  menu,
  technologyCopy,
} from 'content-collections';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_CHARACTERS, FRENCH_CHARACTERS } from '../../app/fonts/characters.ts';
import { sharedPages } from '../../app/seo/shared-pages.ts';
import { fillText } from '../../content/sentence.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { siteContent } from '../support/site-content.ts';
import { FIGURES, knownFigures } from './figures.ts';
import { sharesOf, summary } from './own-words.ts';
import { type RenderedPage, renderPages } from './rendered-pages.ts';
import { createSpelling } from './words.ts';

/** Pages whose figures are not promises: stories of invented clients, legal texts, times of day, an estimate. */
const NOT_OURS =
  /^\/(realisations|estimation|article|blog|plan-du-site|mentions-legales|politique-de-confidentialite|accessibilite|confirmation-contact)/;
/** Characters that the site uses and its typefaces lack. */
const NOT_DRAWN = new Set('\u202f→≥≤\n');

const SHOWN_BY_FIRST_FILE = FRENCH_CHARACTERS.union(NOT_DRAWN);

/** Minimum share of a page's words, quotations apart, that are in no sequence shared with another page of its kind. */
const LEAST = 2 / 3;
const KINDS = { cities: allCities, technologies: allTechnologies, services: allServices };

/** A text without what binds short words to the next one in titles. */
function unbound(text: string): string {
  return text.replaceAll(/[\u00a0\s]+/g, ' ');
}

interface Heading {
  level: number;
  text: string;
}

/** The page of each trade, by words in the titles of its cards. */
const TRADE_PAGES: readonly (readonly [RegExp, string])[] = [
  [/cybersécurité/i, '/expertises/cybersecurite'],
  [/devops|hébergement|performance technique/i, '/expertises/devops-et-hebergement'],
  [/mobile/i, '/expertises/application-mobile'],
  [/direction technique/i, '/expertises/direction-technique-a-temps-partage'],
  [/^intelligence artificielle/i, '/services/integration-intelligence-artificielle'],
  [/marketing web|^marketing &/i, '/services/marketing-web-seo-et-sea'],
];

/** The pages of the trades that technologies of these menus belong to. */
const TRADES_OF_MENUS = new Map([
  ['DevOps & Infra', ['/expertises/devops-et-hebergement']],
  ['Cloud & Auth', ['/expertises/devops-et-hebergement', '/expertises/cybersecurite']],
  [
    'Outils & Tests',
    ['/expertises/devops-et-hebergement', '/expertises/cybersecurite', '/expertises/application-mobile'],
  ],
  ['Cybersécurité', ['/expertises/cybersecurite']],
]);

/** Links of the box below a heading. */
function boxOf(main: Root, title: string): string[] {
  const links: string[] = [];
  visit(main, 'element', (box) => {
    const [heading] = box.children;
    if (heading?.type !== 'element' || heading.tagName !== 'h3' || unbound(textOf(heading)) !== title) return;
    visit(box, 'element', ({ tagName, properties }) => {
      if (tagName === 'a') links.push(String(properties.href));
    });
  });
  return links;
}

/** Links in the headings of a page; those of the three pillars lead down to their sections (specification). */
function cardsOf(main: Root): { title: string; href: string }[] {
  const cards: { title: string; href: string }[] = [];
  visit(main, 'element', (heading) => {
    if (!/^h[2-6]$/.test(heading.tagName)) return;
    visit(heading, 'element', ({ tagName, properties, children }) => {
      if (tagName === 'a')
        cards.push({ title: textOf({ type: 'root', children }), href: String(properties.href) });
    });
  });
  return cards;
}

/** Labels of buttons as the specification words them; `…` is the name of a technology or of the agency. */
const SPECIFIED = new Set([
  'Obtenir un devis gratuit pour mon projet',
  'Obtenir gratuitement un devis',
  'Discutons de votre projet',
  'Discuter de mon projet …',
  'Démarrer mon projet',
  'Démarrer mon projet …',
  'Faites appel à …',
  'Nous contacter',
  'Séance de consulting IT offerte',
]);

/** What a button leads to: a page, with the names of what it takes along. */
function destinationOf(href: unknown): string {
  const { host, pathname, searchParams, hash } = new URL(String(href), 'https://site.example');
  return [host, pathname, ...searchParams.keys(), hash].join(' ');
}

/** Links of a page that look like buttons, each as its destination and its label. */
function buttonsOf(main: Root): [string, string][] {
  const buttons: [string, string][] = [];
  visit(main, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'a' || ![properties.className].flat().includes('glint')) return;
    const label = unbound(textOf({ type: 'root', children })).replace(/ \(nouvel onglet\)$/, '');
    const named = NAMES.find((name) => label.endsWith(` ${name}`));
    buttons.push([destinationOf(properties.href), named ? label.replace(named, '…') : label]);
  });
  return buttons;
}

const NAMES = [...allTechnologies.map(({ name }) => name), agencyFile.brand];

function headingsOf(part: Root | Element): Heading[] {
  const headings: Heading[] = [];
  visit(part, 'element', (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) headings.push({ level: Number(level), text: textOf(element) });
  });
  return headings;
}

function linksTo(element: Element, area: string): boolean {
  return element.children.some(
    (child) => child.type === 'element' && String(child.properties.href ?? '').startsWith(area),
  );
}

// Rendered once for all tests.
let pages: RenderedPage[];
beforeAll(async () => {
  pages = await renderPages();
}, 300_000);

describe('every page', () => {
  /** Faults found in texts, each with the first page that has it. */
  function complaints(find: (text: string) => readonly string[]): string[] {
    const met = new Map<string, string>();
    for (const { path, texts } of pages) {
      for (const fault of texts.flatMap(find)) if (!met.has(fault)) met.set(fault, path);
    }
    return [...met].map(([fault, path]) => `${path}: ${fault}`);
  }

  it('exists: eleven services, four other trades, thirty-two technologies and thirty-three cities', () => {
    const services = allServices.filter(({ path }) => path.startsWith('/services/'));
    expect([services.length, allServices.length, allTechnologies.length, allCities.length]).toEqual([
      11, 15, 32, 33,
    ]);
  });

  it('words its buttons as the specification does, or else in one way for each place they lead to', () => {
    const labels = new Map<string, Set<string>>();
    for (const [place, label] of pages.flatMap(({ main }) => buttonsOf(main))) {
      if (!SPECIFIED.has(label)) labels.set(place, (labels.get(place) ?? new Set()).add(label));
    }
    expect(labels.size).toBeGreaterThan(3);
    const several = [...labels].filter(([, words]) => words.size > 1);
    expect(several.map(([place, words]) => `${place}: ${[...words].join(' / ')}`)).toEqual([]);
  });

  it('has no list run into one line', () => {
    expect(complaints((text) => text.match(/\S+[.;:!?]\s[-–]\s\S+/g) ?? [])).toEqual([]);
  });

  it('leads to one page from all cards of a trade', () => {
    const cards = pages.flatMap(({ path, main }) => cardsOf(main).map((card) => ({ path, ...card })));
    const elsewhere = cards.filter(({ title, href }) => {
      const [, page = href] = TRADE_PAGES.find(([words]) => words.test(title)) ?? [];
      return href !== page && !href.startsWith('/services#');
    });
    expect(elsewhere).toEqual([]);
    for (const [, page] of TRADE_PAGES) expect(cards.map(({ href }) => href)).toContain(page);
    const boxes = menu.technologies.flatMap(({ title, links }) =>
      links.map(({ label, path }) => {
        const { main } = pages.find((page) => page.path === path) ?? expect.fail(path);
        const [first = expect.fail(path)] = boxOf(
          main,
          fillText(technologyCopy.intro.services, { technology: label }),
        );
        return { path, first, trades: TRADES_OF_MENUS.get(title) ?? [first] };
      }),
    );
    expect(boxes.filter(({ first, trades }) => !trades.includes(first))).toEqual([]);
  });

  it('of a city has the three service cards, each with the sentence of the city and a link to its section', () => {
    for (const { path, pillars } of allCities) {
      const { texts, main } = pages.find((page) => page.path === path) ?? expect.fail(path);
      expect(texts, path).toEqual(expect.arrayContaining(Object.values(pillars ?? {}).map(frenchTypography)));
      const links: unknown[] = [];
      visit(main, 'element', ({ properties }) => void links.push(properties.href));
      for (const name of Object.keys(pillars ?? {})) expect(links, path).toContain(`/services#${name}`);
    }
  });

  it('that sells names a price once, before tax, and links to all prices', () => {
    const sold = [...allServices.filter(({ isFree }) => !isFree), ...allTechnologies, ...allCities];
    const paths = [
      '/',
      '/services',
      '/obtenir-un-devis',
      ...[...sold, ...allCaseStudies].map(({ path }) => path),
    ];
    const prices = pages.map(({ path, main }) => {
      const found: string[] = [];
      visit(main, 'element', (element, _, price) => {
        if (element.tagName === 'p' && linksTo(element, '/estimation')) found.push(textOf(price ?? element));
      });
      return { path, isPriced: found.length === 1 && /\d\s€\sHT/.test(found[0] ?? '') };
    });
    const priced = new Set(prices.filter(({ isPriced }) => isPriced).map(({ path }) => path));
    expect(paths.filter((path) => !priced.has(path))).toEqual([]);
    expect(allServices.filter(({ isFree, path }) => isFree && priced.has(path))).toEqual([]);
  });

  it('of what is sold leads from its first screen to a case that it shows, by the figure of that', () => {
    const own = [...allServices, ...allTechnologies, ...allCities].flatMap(
      ({ caseStudy }) => caseStudy?.figure ?? [],
    );
    const figures = [...allCaseStudies.map(({ figure }) => figure), ...own].map(
      ({ value, brief = '' }) => `${value} ${frenchTypography(brief)}`,
    );
    const sold = [...allServices, ...allTechnologies, ...allCities].map(({ path }) => path);
    const without = ['/', ...sold].filter((path) => {
      const { main } = pages.find((page) => page.path === path) ?? expect.fail(path);
      const links: string[] = [];
      const ids: unknown[] = [];
      visit(main, 'element', (element) => {
        if (element.properties.href === `${path}#realisation-proche`) links.push(unbound(textOf(element)));
        ids.push(element.properties.id);
      });
      const [link = ''] = links;
      return (
        !figures.some((figure) => link.startsWith(unbound(figure))) || !ids.includes('realisation-proche')
      );
    });
    expect(without).toEqual([]);
  });

  it('says once a section that it is an example, and of every customer’s words', () => {
    const faults = pages.flatMap(({ path, main }) =>
      main.children.flatMap((part) => {
        if (part.type !== 'element') return [];
        let [tags, quotes] = [0, 0];
        visit(part, 'element', (element) => {
          if (element.tagName === 'blockquote') quotes += 1;
          if ([element.properties.className].flat().includes('sample-tag')) tags += 1;
        });
        const isTold = tags === 1 || (tags === 0 && (quotes === 0 || NOT_OURS.test(path)));
        return isTold ? [] : [`${path}: ${tags} for ${quotes} in « ${textOf(part).slice(0, 40)} »`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('names its city as French does', () => {
    const { main } = pages.find(({ path }) => path === '/villes/le-mans') ?? expect.fail();
    const [title] = headingsOf(main);
    expect(unbound(title?.text ?? '')).toContain(
      unbound(fillText(cityCopy.hero.title, { place: 'au Mans' })),
    );
  });

  it('has a unique title and a unique description', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  it('has its headings in order: no level is left out, and a section opens with its highest', () => {
    const faults = pages.flatMap(({ path, main }) => {
      const skipped = headingsOf(main).filter(
        ({ level }, index, all) => level > (all[index - 1]?.level ?? 0) + 1,
      );
      const low: Heading[] = [];
      visit(main, 'element', (section) => {
        const [first, ...others] = section.tagName === 'section' ? headingsOf(section) : [];
        if (first && others.some(({ level }) => level < first.level)) low.push(first);
      });
      return [...skipped, ...low].map(({ text }) => `${path}: ${text}`);
    });
    expect(faults).toEqual([]);
  });

  it('shows the same title as its share picture', () => {
    // Those of sister pages go on after it.
    const titles = new Map(
      pages.map(({ path, main }) => [
        path,
        unbound(headingsOf(main).find(({ level }) => level === 1)?.text ?? ''),
      ]),
    );
    const others = sharedPages(siteContent).filter(
      ({ path, title }) => !titles.get(path)?.startsWith(unbound(frenchTypography(title))),
    );
    expect(others.map(({ path, title }) => [path, title])).toEqual([]);
  });

  it('follows the rules of French typography', () => {
    const rules = [
      /\S*["']\S*/g,
      /\S+ [;:!?»](?!\S)/g,
      /« \S+/g,
      /[\p{L}\d)][;!?»](?=\s|$)/gu,
      /\p{L}:(?=\s|$)/gu,
      /«(?![\u202f\u00a0])\S*/g,
      /\d (?:%|€|\d{3}\b)/g,
      /\.\.\./g,
    ];
    expect(complaints((text) => rules.flatMap((rule) => text.match(rule) ?? []))).toEqual([]);
  });

  it('is spelt correctly by the French dictionary or our own word list', () => {
    expect(complaints(createSpelling())).toEqual([]);
  });

  it('states no figure that is not in the register of claims', () => {
    const known = knownFigures();
    const own = pages.filter(({ path }) => !NOT_OURS.test(path));
    const unknown = own.flatMap(({ path, texts }) =>
      texts
        .flatMap((text) => text.match(FIGURES) ?? [])
        .map((figure) => figure.replaceAll(/\s+/g, ' '))
        .filter((figure) => !known.has(figure))
        .map((figure) => `${path}: ${figure}`),
    );
    expect(unknown).toEqual([]);
  });

  it('never announces the thirty-six cities of the first draft', () => {
    expect(complaints((text) => text.match(/\b36\s+villes|trente-six villes/gi) ?? [])).toEqual([]);
  });

  it('calls what is given by its name on the quote page', () => {
    const others =
      /séances? (?:gratuite|offerte|de conseil)|consulting (?:gratuit|offert)|consultation (?:gratuite|offerte)|heure de consulting|appel de (?:découverte|présentation)/gi;
    expect(complaints((text) => text.match(others) ?? [])).toEqual([]);
  });

  it('has no filler', () => {
    const filler =
      /lorem|ipsum|\bTODO\b|\bTBD\b|\bplaceholder\b|\b(?:click|read more|learn more|coming soon|here)\b|texte à venir|à l’ère du (?:digital|numérique)/gi;
    expect(complaints((text) => text.match(filler) ?? [])).toEqual([]);
  });
});

describe('every page of a city, a technology or a service', () => {
  it('shares at most a third of its words with the others of its kind', () => {
    const shares = Object.values(KINDS).map((entries) => {
      const paths = new Set(entries.map(({ path }) => path));
      return sharesOf(pages.filter(({ path }) => paths.has(path)));
    });
    console.table(Object.keys(KINDS).map((kind, index) => summary(kind, shares[index] ?? [])));
    expect(shares.map((kind) => kind.length)).toEqual(Object.values(KINDS).map((kind) => kind.length));
    expect(shares.flat().filter(({ own }) => own < LEAST)).toEqual([]);
  });
});

describe('the fonts', () => {
  it('have every character of every page that their typeface has', () => {
    const shown = new Set(pages.flatMap(({ texts }) => texts).join(''));
    expect([...shown.difference(FONT_CHARACTERS).difference(NOT_DRAWN)]).toEqual([]);
  });

  it('need only one file of the text’s typeface on most pages', () => {
    const inFrench = pages.filter(({ texts }) => new Set(texts.join('')).isSubsetOf(SHOWN_BY_FIRST_FILE));
    expect(inFrench.length / pages.length).toBeGreaterThan(0.9);
  });
});
