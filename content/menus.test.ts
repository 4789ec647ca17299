import { readFileSync } from 'node:fs';
import { footerMenu, menu } from 'content-collections';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { menuGroups } from './menu-groups.ts';
import { parseYaml } from './parse-file.ts';
import { menuSchema } from './schema/site.ts';

const TECHNOLOGIES =
  'Angular, ReactJS, NextJS, Nodejs, Python, VueJS, Docker, TypeScript, JavaScript, WordPress, Webflow, Apache, Nginx, ExpressJS, Postman Newman, PowerShell, Bash, Ansible, Jenkins, Appium Selenium, Microsoft Azure, Google Cloud Platform, Amazon Web Services, Entra ID, Active Directory, PostgreSQL, MySQL, Elasticsearch, Linux, Windows Server, PingCastle, PurpleKnight'.split(
    ', ',
  );
const SERVICES =
  'application-web saas logiciel-metier erp-crm site-vitrine site-e-commerce augmentation-deffectif-tech integration-intelligence-artificielle marketing-web-seo-et-sea formation-et-coaching seance-de-consulting-it-offerte'.split(
    ' ',
  );
const CITIES =
  'paris lyon chambery nantes montpellier strasbourg bordeaux lille rennes grenoble dijon angers villeurbanne saint-denis'.split(
    ' ',
  );

const content: object = parseYaml(readFileSync('content/menus.yaml', 'utf8')).data;

function linksOf(groups: typeof menu.technologies) {
  return groups.flatMap((group) => group.links);
}

const EXPERTISES =
  'application-mobile cybersecurite devops-et-hebergement direction-technique-a-temps-partage'.split(' ');

test('has the eleven services and the four other trades in three groups, each once', () => {
  expect(menu.services.map((group) => group.title)).toEqual([
    'Développement',
    'Performance',
    'Accompagnement',
  ]);
  const paths = linksOf(menu.services).map((link) => link.path);
  const all = [
    ...EXPERTISES.map((slug) => `/expertises/${slug}`),
    ...SERVICES.map((slug) => `/services/${slug}`),
  ];
  expect(paths.toSorted()).toEqual(all.toSorted());
});

test('has a promise for every service', () => {
  expect(menu.services.flatMap(({ links }) => links).filter(({ promise }) => !promise)).toEqual([]);
});

test('has the thirty-two technologies in seven groups, each once', () => {
  expect(menu.technologies.map((group) => group.title)).toEqual([
    'Frontend',
    'Backend',
    'DevOps & Infra',
    'Cloud & Auth',
    'Outils & Tests',
    'Cybersécurité',
    'Données',
  ]);
  const links = linksOf(menu.technologies);
  expect(links.map((link) => link.label).toSorted()).toEqual(TECHNOLOGIES.toSorted());
  for (const { label, path } of links) {
    expect(path).toBe(`/technologies/${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`);
  }
});

test('has the fourteen cities of the footer in order', () => {
  expect(footerMenu.cities.map((city) => city.path)).toEqual(CITIES.map((slug) => `/villes/${slug}`));
});

test.each([
  ['an unknown key', { ...content, villes: [] }],
  ['a city that is no slug', { ...content, cities: ['Paris'] }],
  ['a menu without a group', { ...content, services: [] }],
])('refuses %s', (_fault, faulty) => {
  expect(v.safeParse(menuSchema, content).success).toBe(true);
  expect(v.safeParse(menuSchema, faulty).success).toBe(false);
});

test('sorts a group by position, then by name', () => {
  const entry = (name: string, group: string, order?: number) => ({
    name,
    menu: { group, order },
    _meta: { path: name.toLowerCase() },
  });
  const entries = [
    entry('Zig', 'Backend'),
    entry('Go', 'Backend'),
    entry('Rust', 'Backend', 1),
    entry('Qt', '?'),
  ];
  expect(menuGroups(['Backend'], entries, '/technologies/')).toEqual([
    {
      title: 'Backend',
      links: [
        { label: 'Rust', path: '/technologies/rust' },
        { label: 'Go', path: '/technologies/go' },
        { label: 'Zig', path: '/technologies/zig' },
      ],
    },
  ]);
});
