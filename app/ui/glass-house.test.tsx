import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GlassHouse } from './glass-house.tsx';

/** The panes that are set, from gable to roof. */
function panesSet(fields: readonly boolean[]): boolean[] {
  const html = renderToStaticMarkup(<GlassHouse fields={fields} isLit={false} />);
  return [...html.matchAll(/data-pane="\d"( data-set)?/g)].map(([, set]) => set !== undefined);
}

test.each([
  [
    [false, true, false, true],
    [false, true, false, true],
  ],
  [
    [true, false, true, true, true],
    [false, true, true, true],
  ],
  [
    [true, true, true, true, false],
    [true, true, true, false],
  ],
])('the fields %j set the panes %j', (fields, panes) => {
  expect(panesSet(fields)).toEqual(panes);
});
