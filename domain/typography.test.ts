import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { frenchTypography, titleTypography } from './typography.ts';

fc.configureGlobal({ seed: 20_261_124 });

describe('French typography', () => {
  testAll([
    ['Oups ! Vraiment ?', 'Oups\u202f! Vraiment\u202f?'],
    ["Deux choses : l’une, l'autre ; rien.", 'Deux choses\u202f: l’une, l’autre\u202f; rien.'],
    ['Il dit « bonjour ».', 'Il dit «\u202fbonjour\u202f».'],
    ['Il dit « bonjour ? ».', 'Il dit «\u202fbonjour\u202f?\u202f».'],
    [
      '5 000 caractères en 30 jours, 100 % gratuit',
      '5\u00a0000 caractères en 30\u00a0jours, 100\u00a0% gratuit',
    ],
    ['4 Mo en 2 s, à 800 Ko/s ; 64 Kio', '4\u00a0Mo en 2\u00a0s, à 800\u00a0Ko/s\u202f; 64\u00a0Kio'],
    ['{slots} créneaux, {days} jours', '{slots}\u00a0créneaux, {days}\u00a0jours'],
    ['12 Go, 1 To, 5 Mots', '12\u00a0Go, 1\u00a0To, 5 Mots'],
    ['De 20 h 47 à 9 h', 'De 20\u00a0h\u00a047 à 9\u00a0h'],
    ['31,40 €, 12 kg, 2,0 °C, 26 m²', '31,40\u00a0€, 12\u00a0kg, 2,0\u00a0°C, 26\u00a0m²'],
    ['La page 14 du lot 27, quai 7', 'La page\u00a014 du lot\u00a027, quai\u00a07'],
    [
      'React 19, la directive NIS 2 et l’article L. 221-3',
      'React\u00a019, la directive NIS\u00a02 et l’article L.\u00a0221-3',
    ],
    ['Le 1er mai 2026, du 3 au 21 août', 'Le 1er\u00a0mai 2026, du 3 au 21\u00a0août'],
    ['2 marsouins, 2026 mai, en mai', '2 marsouins, 2026 mai, en mai'],
    ['Dès 1 925 € HT', 'Dès 1\u00a0925\u00a0€\u00a0HT'],
    [' HT, 2 jours', '\u00a0HT, 2\u00a0jours'],
    ['Paris 75 000', 'Paris 75\u00a0000'],
    ['4 messages, 5 géants, 6 ventes', '4 messages, 5 géants, 6 ventes'],
    ['01 99 00 12 34', '01 99 00 12 34'],
    ['hover:bg-mint not-last:border-b !mt-2', 'hover:bg-mint not-last:border-b !mt-2'],
    ['https://exemple.fr/a?b=c', 'https://exemple.fr/a?b=c'],
    ['a ? b : c', 'a\u202f? b\u202f: c'],
  ])('sets spaces and apostrophes, and leaves code and numbers alone', ([typed, set]) => {
    expect(frenchTypography(typed)).toBe(set);
  });

  it('keeps the length, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '1', '0', ' ', '!', '?', ':', ';', '«', '»', "'", '%') }),
        (text) => {
          const set = frenchTypography(text);
          expect(set).toHaveLength(text.length);
          expect(frenchTypography(set)).toBe(set);
        },
      ),
    );
  });
});

describe('the typography of titles', () => {
  it.each([
    ['Stocks, clients dans la même pièce', 'Stocks, clients dans~la~même pièce'],
    ['Migrer un ERP sans fermer', 'Migrer un~ERP sans~fermer'],
    ['Vos questions à Clermont-Ferrand', 'Vos~questions à~Clermont-Ferrand'],
    ['Vos questions sur ', 'Vos~questions sur~'],
    ['Dans un onglet', 'Dans~un~onglet'],
    ['Le 1er mai, 28 jours', 'Le~1er~mai, 28~jours'],
    ['Un vin qui n’est pas encore en bouteille', 'Un~vin~qui~n’est pas~encore en~bouteille'],
    ['Une, et si la démonstration', 'Une, et~si~la~démonstration'],
    ['Nous gardons votre calendrier à jour', 'Nous~gardons votre~calendrier à~jour'],
    ['Marketing & Croissance', 'Marketing &~Croissance'],
    ['Ce qui est compris', 'Ce~qui~est compris'],
    ['Bourgogne-Franche-Comté', 'Bourgogne-Franche-Comté'],
    ['a - b', 'a~- b'],
    ['Quand choisir Amazon Web Services', 'Quand choisir Amazon~Web~Services'],
    ['On choisit Google Cloud Platform, et quand', 'On~choisit Google~Cloud~Platform, et~quand'],
    ['Développement Logiciel & Mobile', 'Développement Logiciel &~Mobile'],
    ['Séance de consulting IT', 'Séance de~consulting~IT'],
    ['Après Paris, Lyon', 'Après~Paris, Lyon'],
    ['Peu de dépendances, hors connexion', 'Peu~de~dépendances, hors~connexion'],
    ['Noté entre deux rangs, puis rangé', 'Noté entre~deux~rangs, puis~rangé'],
    ['Quand choisir Active Directory', 'Quand choisir Active~Directory'],
  ])('%s', (typed, set) => {
    expect(titleTypography(typed)).toBe(set.replaceAll('~', '\u00a0'));
  });

  it('binds no more than a line holds', () => {
    expect(titleTypography('Politique de confidentialité', 14)).toBe('Politique de confidentialité');
  });
});
