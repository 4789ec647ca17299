import { expect, it } from 'vitest';
import { fresh, OWNERS, SALES } from './access.ts';
import { createStaffRoutes } from './staff-routes.ts';

it('knows who may call what is declared, in one call, and denies the rest', () => {
  const routes = createStaffRoutes();
  routes.get('/equipe/demandes/:reference', SALES, (c) => c.text(c.req.param('reference')));
  routes.post('/equipe/demandes/:reference/effacer', fresh(OWNERS), (c) => c.text(''));
  expect(routes.accessTo('HEAD', '/equipe/demandes/d-abcdefg')).toBe(SALES);
  expect(routes.accessTo('POST', '/equipe/demandes/D-ABCDEFG/effacer')).toEqual({
    ...OWNERS,
    needsFresh: true,
  });
  for (const path of ['/equipe/demandes', '/equipe/demandes/x', '/equipe/demandes/d-abcdefg/effacer/x'])
    expect(routes.accessTo('POST', path), path).toBeUndefined();
  const long = `/equipe${'/a'.repeat(7900)}`;
  expect(routes.accessTo('GET', long)).toBeUndefined();
  expect(routes.pageOf(long)).toBe('/equipe');
  expect(routes.pageOf('/equipe/demandes/d-abcdefg/effacer')).toBe('/equipe/demandes/d-abcdefg');
});

it('takes no route without who may call it', () => {
  const { get } = createStaffRoutes();
  // @ts-expect-error: a route without access does not compile
  expect(() => get('/equipe/secret', (c) => c.text(''))).toBeTypeOf('function');
});
