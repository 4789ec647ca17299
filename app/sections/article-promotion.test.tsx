import { partList } from 'content-collections';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ArticlePromotion } from './article-body.tsx';

const { booking } = partList;
afterEach(() => {
  partList.booking = booking;
});

it.each([true, false])('offers the free consultation where it can be booked: %s', (isBooked) => {
  partList.booking = isBooked;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ArticlePromotion />
    </MemoryRouter>,
  );
  expect(html.includes('de consulting')).toBe(isBooked);
  expect(html).toContain('Obtenir gratuitement un devis');
});
