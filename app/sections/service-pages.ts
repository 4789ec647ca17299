import { menu } from 'content-collections';

/** Whether the site has the page of a service or expertise: its menu names them all. */
export function isServicePage(path: string): boolean {
  return menu.services.some(({ links }) => links.some((link) => link.path === path));
}
