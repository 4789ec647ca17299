import type { Locator, Page } from '@playwright/test';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The parts of the menu, by role and name. */
export function menusOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Menu principal' });
  return {
    services: button(page, 'Services'),
    technologies: button(page, 'Technologies'),
    burger: page.locator('.burger > summary'),
    sideMenu: page.locator('.burger[open] + .side-menu'),
    close: page.locator('.burger[open] > summary'),
    link: (name: string) => nav.getByRole('link', { name, exact: true }),
  };
}

/** The button of a panel, which the browser announces as a disclosure; Playwright has no role for it. */
function button(page: Page, label: string): Locator {
  return page.locator('summary', { hasText: label });
}

export const SERVICE = 'Logiciel métier';
export const TECHNOLOGY = 'PostgreSQL';

const parser = unified().use(rehypeParse);

/** The groups of the menus in a page's HTML, as `menu` of the content has them without their promises. */
export function menuGroupsIn(html: string) {
  const groups: { title: string | undefined; links: { label: string; path: unknown }[] }[] = [];
  const titles = new Map<unknown, string>();
  visit(parser.parse(html), 'element', (nav: Element) => {
    if (nav.properties.ariaLabel !== 'Menu principal') return;
    visit(nav, 'element', (element: Element) => {
      const { id, ariaLabelledBy } = element.properties;
      if (id) titles.set(id, textOf(element));
      if (!Array.isArray(ariaLabelledBy)) return;
      const links: { label: string; path: unknown }[] = [];
      visit(element, { tagName: 'a' }, (link: Element) => {
        links.push({ label: textOf(link), path: link.properties.href });
      });
      groups.push({ title: titles.get(ariaLabelledBy[0]), links });
    });
  });
  return groups;
}
