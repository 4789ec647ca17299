import { expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { readFields } from './form-fields.ts';

const read = (body: string) => [...readFields(body, ['name', 'email'])];

it('keeps the fields of the form, twice when they come twice', () => {
  expect(read('name=Ada&email=a%40x.fr&name=Zo%C3%A9+L.')).toEqual([
    ['name', 'Ada'],
    ['email', 'a@x.fr'],
    ['name', 'Zoé L.'],
  ]);
});

testAll(['name[]', 'name[99999999]', 'name.x', 'a[0].b[500000000]', '__intent__', '__proto__', 'Name', ''])(
  'drops names that the form library would interpret',
  (name) => {
    expect(read(`${name}=1&email=2`)).toEqual([['email', '2']]);
  },
);

it.each([
  ['51 pairs', 'x=1&'.repeat(50)],
  ['a broken escape', 'name=%zz'],
  ['half a letter', 'name=%C3'],
])('refuses %s', (_what, body) => {
  expect(() => read(body)).toThrow('malformed_request');
});
