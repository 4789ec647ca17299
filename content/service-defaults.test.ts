import { allServices, serviceCopy } from 'content-collections';
import { describe, expect, it, test } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { serviceDescription, withServiceDefaults } from './service-defaults.ts';

const [service] = allServices;

test('gives a service without its own texts the specified ones', () => {
  if (!service) throw new Error('content/services is empty');
  const bare = { ...service, name: 'Site vitrine' };
  for (const field of ['heroTitle', 'heroSubTitle', 'heroButton', 'buttonIntro', 'buttonTechno'] as const) {
    delete bare[field];
  }
  expect(withServiceDefaults(bare, serviceCopy.defaults)).toMatchObject({
    heroTitle: 'Besoin d’experts pour votre Site vitrine\u202f?',
    heroSubTitle: 'Ne cherchez plus nous avons ce qu’il vous faut\u202f!',
    heroButton: 'Discutons de votre projet',
    buttonIntro: 'Obtenir gratuitement un devis',
    buttonTechno: 'Démarrer mon projet',
  });
});

test('keeps the own texts of a service', () => {
  if (!service) throw new Error('content/services is empty');
  const own = { ...service, heroTitle: 'Un site qui vend', heroButton: 'Parlons boutique' };
  expect(withServiceDefaults(own, serviceCopy.defaults)).toMatchObject({
    heroTitle: own.heroTitle,
    heroButton: own.heroButton,
  });
});

test.each([
  ['Une boutique où l’on <em>va au bout</em>', 'Une boutique où l’on va au bout. Ouverte.'],
  ['Besoin d’experts pour votre SaaS\u202f?', 'Besoin d’experts pour votre SaaS\u202f? Ouverte.'],
])('ends « %s » as a sentence of the description', (heroTitle, description) => {
  expect(serviceDescription({ heroTitle, heroSubTitle: 'Ouverte.', description1: '' })).toBe(description);
});

describe('the description of a service that has neither title nor subtitle', () => {
  const PAIR =
    'Besoin d’experts pour votre SaaS\u202f? Ne cherchez plus nous avons ce qu’il vous faut\u202f!';

  function describedBy(description1: string): string {
    const { heroTitle: _title, heroSubTitle: _subTitle, ...bare } = service ?? expect.fail('no service');
    return serviceDescription(
      withServiceDefaults({ ...bare, name: 'SaaS', description1 }, serviceCopy.defaults),
    );
  }

  testAll(allServices)(
    'opens with the specified pair and has a good length for each service',
    ({ description1 }) => {
      const description = describedBy(description1);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(new RegExp(`^${PAIR.replaceAll('?', '\\?')} .*[.?!…]$`));
    },
  );

  it.each([
    [
      'ends with a sentence that fits',
      'Nous en livrons la première version en 30 jours. Puis vos abonnés disent la suite, et elle prend du temps.',
      'Nous en livrons la première version en 30\u00a0jours.',
    ],
    ['cuts one that does not', `Nous livrons, ${'mot '.repeat(40)}.`, `Nous livrons,${' mot'.repeat(15)}…`],
    ['leaves a short introduction whole', 'Court & bon.', 'Court & bon.'],
  ])('%s', (_what, paragraph, end) => {
    const html = paragraph.replaceAll('&', '&#x26;');
    expect(describedBy(`<h3>Titre</h3>\n<p>${html}</p>\n<p>Autre paragraphe.</p>`)).toBe(`${PAIR} ${end}`);
  });
});
