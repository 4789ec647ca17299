import { allServices, serviceDefaultCopy } from 'content-collections';
import { expect, test } from 'vitest';
import { serviceDescription, withServiceDefaults } from './service-defaults.ts';

const [service] = allServices;

test('gives a service without its own texts the specified ones', () => {
  if (!service) throw new Error('content/services is empty');
  const bare = { ...service, name: 'Site vitrine' };
  for (const field of ['heroTitle', 'heroSubTitle', 'heroButton', 'buttonIntro', 'buttonTechno'] as const) {
    delete bare[field];
  }
  expect(withServiceDefaults(bare, serviceDefaultCopy)).toMatchObject({
    heroTitle: 'Besoin d’experts pour votre Site vitrine\u202f?',
    heroSubTitle: 'Ne cherchez plus nous avons ce qu’il vous faut\u202f!',
    heroButton: 'Discutons de votre projet',
    buttonIntro: 'Obtenir gratuitement un devis',
    buttonTechno: 'Démarrer mon projet Site vitrine',
  });
});

test('keeps the own texts of a service', () => {
  if (!service) throw new Error('content/services is empty');
  const own = { ...service, heroTitle: 'Un site qui vend', heroButton: 'Parlons boutique' };
  expect(withServiceDefaults(own, serviceDefaultCopy)).toMatchObject({
    heroTitle: own.heroTitle,
    heroButton: own.heroButton,
  });
});

test.each([
  ['Une boutique où l’on <em>va au bout</em>', 'Une boutique où l’on va au bout. Ouverte.'],
  ['Besoin d’experts pour votre SaaS\u202f?', 'Besoin d’experts pour votre SaaS\u202f? Ouverte.'],
])('ends « %s » as a sentence of the description', (heroTitle, description) => {
  expect(serviceDescription({ heroTitle, heroSubTitle: 'Ouverte.' })).toBe(description);
});
