import { expect, it } from 'vitest';
import { placeholderFaults } from './placeholders.ts';

it('reports each placeholder of fields and text with file, line and field', () => {
  const path = 'content/services/recette.md';
  const text = `---
name: Recette
arguments:
  - title: "[à compléter : titre, argument 1]"
figure:
  value: "[à compléter : chiffre]"
---

[à compléter : un paragraphe], et [à compléter : un autre]
`;
  expect(placeholderFaults([{ path, text }])).toEqual([
    `${path}:4\n- arguments.0.title: à écrire : [à compléter : titre, argument 1]`,
    `${path}:6\n- figure.value: à écrire : [à compléter : chiffre]`,
    `${path}:9\n- texte: à écrire : [à compléter : un paragraphe]`,
    `${path}:9\n- texte: à écrire : [à compléter : un autre]`,
  ]);
});
