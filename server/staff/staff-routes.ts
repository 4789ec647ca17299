import { type Handler, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { RenderScreen } from '../screens.ts';
import type { Services } from '../services.ts';
import type { Access } from './access.ts';
import type { StaffEnvironment, StaffRoom } from './staff-room.tsx';

/** What each parameter of a path looks like: a lead’s reference, an article’s id, a file’s, the number of a version … */
const PARAMETERS: Readonly<Record<string, string>> = {
  reference: '[CDcd]-[0-9A-Za-z]{7}',
  article: '[0-9a-f-]{36}',
  attachment: '[0-9a-f-]{36}',
  number: '[1-9]\\d{0,5}',
  section: '[a-z]+',
  area: '[a-z]+',
  entry: '[a-z0-9]+(?:-[a-z0-9]+){0,12}',
  file: '[a-z]+\\.yaml',
};

/** Segments of the longest route, `equipe` included; no longer path is looked up. */
const MOST_SEGMENTS = 6;

/** Adds a route with who may call it. */
type Declare = <Path extends `/equipe${string}`>(
  path: Path,
  access: Access,
  handler: Handler<StaffEnvironment, Path>,
) => void;

export type StaffRoutes = ReturnType<typeof createStaffRoutes>;

/** What each part of the staff area declares its routes with. */
export interface StaffArea extends Services {
  routes: StaffRoutes;
  room: StaffRoom;
  renderScreen: RenderScreen;
}

/** The routes behind the sign-in, each with its access; `server/staff-area.tsx` denies what is not declared. */
export function createStaffRoutes() {
  const app = new Hono<StaffEnvironment>();
  const rules = new TrieRouter<Access>();
  const declared = new Map<string, Access>();

  const on =
    (method: 'GET' | 'POST'): Declare =>
    (path, access, handler) => {
      const pattern = path.replaceAll(/:(\w+)/g, (name, key) => `${name}{${PARAMETERS[key]}}`);
      rules.add(method, pattern, access);
      app.on(method, pattern, handler);
      declared.set(`${method} ${path}`, access);
    };

  /** Who may call a route; `undefined` if there is none. HEAD counts as GET. */
  function accessTo(method: string, path: string): Access | undefined {
    if (path.split('/', MOST_SEGMENTS + 2).length > MOST_SEGMENTS + 1) return undefined;
    return rules.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0];
  }

  /** The page to which an act belongs: the nearest path at or above it that can be opened at any time. */
  function pageOf(path: string): string {
    const parts = path.split('/', MOST_SEGMENTS + 1);
    for (; parts.length > 2; parts.pop()) {
      const page = parts.join('/');
      const access = accessTo('GET', page);
      if (access && !access.needsFresh) return page;
    }
    return '/equipe';
  }

  return { app, declared, get: on('GET'), post: on('POST'), accessTo, pageOf };
}
