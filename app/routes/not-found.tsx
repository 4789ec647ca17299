import { data } from 'react-router';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { NotFound } from '../sections/not-found.tsx';
import { notFoundMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found';

export const meta = notFoundMeta;

export function loader({ request }: Route.LoaderArgs) {
  return data(null, { status: isDecodable(new URL(request.url).pathname) ? 404 : 400 });
}

export default function NotFoundRoute() {
  return <NotFound />;
}
