import type { Locator, Page } from '@playwright/test';

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
