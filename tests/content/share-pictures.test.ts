import { expect, test } from 'vitest';
import { sharedPages } from '../../artwork/share/pages.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { siteContent } from '../support/site-content.ts';
import { renderPages } from './rendered-pages.ts';

test('the picture of a shared page bears the title of the page', async () => {
  const pages = new Map((await renderPages()).map(({ path, texts }) => [path, texts]));
  const shared = sharedPages(siteContent);
  const others = shared.filter(({ path, title }) => !pages.get(path)?.includes(frenchTypography(title)));
  expect(others.map(({ path, title }) => [path, title])).toEqual([]);
});
