import { expect, it } from 'vitest';
import { FILE_FACTS } from '../../content/facts.ts';
import { namingPictures, pictureNames, placingPictures, unplacedPicture } from './picture-names.ts';

const LOGO = `/assets/photos/${'a'.repeat(32)}-300x100/300.webp`;
const PORTRAIT = `/assets/photos/${'b'.repeat(32)}-900x1125/900.webp`;

/** A site of its own with a logo and a portrait of `content/pictures/`, in a build that gave them these addresses. */
const named = (logo: string, photo: string) =>
  pictureNames(
    {
      partners: { ...FILE_FACTS.partners, partners: [{ id: 'chais', name: 'Chais du Lac', logo }] },
      founder: { ...FILE_FACTS.founder, hidden: false, photo },
    },
    {
      'partners.yaml': 'partners:\n  - { id: chais, name: Chais du Lac, logo: pictures/chais.png }\n',
      'founder.yaml': 'photo: pictures/jeanne.jpg\n',
    },
  );

it('replaces picture paths by names, and names by the paths of the next build', () => {
  const kept = namingPictures({ partners: [{ logo: LOGO }], photo: PORTRAIT }, named(LOGO, PORTRAIT));
  expect(kept).toEqual({ partners: [{ logo: 'pictures/chais.png' }], photo: 'pictures/jeanne.jpg' });
  const replaced = LOGO.replace('a', 'c');
  expect(placingPictures(kept, named(replaced, PORTRAIT))).toEqual({
    partners: [{ logo: replaced }],
    photo: PORTRAIT,
  });
});

it('reports a picture that the content files no longer name', () => {
  const names = named(LOGO, PORTRAIT);
  const kept = { partners: [{ logo: 'pictures/chais.png' }, { logo: 'pictures/ancien.png' }] };
  expect(unplacedPicture(placingPictures(kept, names))).toBe('pictures/ancien.png');
  expect(unplacedPicture(placingPictures({ photo: 'pictures/jeanne.jpg' }, names))).toBeUndefined();
});

it('leaves drawings and uploaded pictures unchanged', () => {
  const value = ['/assets/agence/marque.svg', `/assets/articles/${'d'.repeat(32)}-300x100/300.webp`];
  expect(namingPictures(value, named(LOGO, PORTRAIT))).toEqual(value);
});
