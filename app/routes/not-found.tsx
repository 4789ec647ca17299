import { agency } from 'content-collections';
import { data } from 'react-router';
import { NotFound } from '../sections/not-found.tsx';

export function meta() {
  return [{ title: `Page introuvable – ${agency.brand}` }, { name: 'robots', content: 'noindex' }];
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <NotFound />;
}
