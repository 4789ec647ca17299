/*
 * Marks of the services for menus, in a square of 24 units: frames drawn in the colour of the text, and one lit pane
 * each, as in the mark of the house.
 */

import { seeded } from './random.ts';
import { seriesPages } from './series/pages.ts';

/** What is drawn in lines, and the pane that is lit. */
interface ServiceMark {
  lines: string;
  lit: string;
}

/** By slug of the service. */
export const SERVICE_MARKS: Readonly<Record<string, ServiceMark>> = {
  // A browser's window, glazed.
  'application-web': { lines: 'M2.5 4.5h19v15h-19zM2.5 8.5h19M9 8.5v11M9 14h12.5', lit: 'M9 8.5h12.5V14H9z' },
  // Floors that many share.
  saas: {
    lines: 'M4.5 21.5v-13L12 3l7.5 5.5v13zM4.5 8.5h15M4.5 13h15M4.5 17.3h15M12 8.5v13',
    lit: 'M12 13h7.5v4.3H12z',
  },
  // A plan and its set square.
  'logiciel-metier': {
    lines: 'M3 21V5l16 16zM7.2 16.8v-4.6l4.6 4.6zM13 3h8v8M21 3l-6.5 6.5',
    lit: 'M7.2 16.8v-4.6l4.6 4.6z',
  },
  // A cabinet with drawers.
  'erp-crm': {
    lines: 'M3 3.5h18v17H3zM3 9.2h18M3 14.9h18M12 3.5v17M6.7 6.4h1.6M15.7 17.7h1.6M15.7 6.4h1.6M6.7 12h1.6',
    lit: 'M12 9.2h9v5.7h-9z',
  },
  // A shop window on the street.
  'site-vitrine': {
    lines: 'M3.5 21V9.5M20.5 21V9.5M2 21h20M3.5 3.5h17l1.5 6H2zM7.5 13h9v5h-9zM8.5 3.5l-1 6M15.5 3.5l1 6',
    lit: 'M7.5 13h9v5h-9z',
  },
  // A parcel.
  'site-e-commerce': {
    lines: 'M12 2.5l9 4.6v9.8l-9 4.6-9-4.6V7.1zM3 7.1l9 4.7 9-4.7M12 11.8v9.7',
    lit: 'M12 11.8l9-4.7v9.8l-9 4.6z',
  },
  // A prism.
  'integration-intelligence-artificielle': {
    lines: 'M12 3l9.5 17h-19zM12 3v17M2.5 20L12 13.5 21.5 20',
    lit: 'M12 3l9.5 17L12 13.5z',
  },
  // A lighthouse.
  'marketing-web-seo-et-sea': {
    lines:
      'M9 21.5L10 9h4l1 12.5zM6.5 21.5h11M9 9V4.5h6V9M8 9h8M12 2v2.5M2 4.5l5 1.6M2 9.5l5-1.4M22 4.5l-5 1.6M22 9.5l-5-1.4M9.6 14.5h4.8',
    lit: 'M9 4.5h6V9H9z',
  },
  // One more at the table.
  'augmentation-deffectif-tech': {
    lines:
      'M2.5 20.5v-7h5v7M9.5 20.5v-7h5v7M16.5 20.5v-7h5v7M1.5 20.5h21M5 10.8a2 2 0 100-4 2 2 0 000 4zM12 10.8a2 2 0 100-4 2 2 0 000 4zM19 10.8a2 2 0 100-4 2 2 0 000 4zM19 1.8v3M17.5 3.3h3',
    lit: 'M16.5 20.5v-7h5v7z',
  },
  // Stairs to a door.
  'formation-et-coaching': {
    lines: 'M2 21.5h5v-4.4h5v-4.4h5V8.3h5M17 8.3V2.5h5v5.8M2 21.5h20',
    lit: 'M17 2.5h5v5.8h-5z',
  },
  // Half an hour on a dial.
  'seance-de-consulting-it-offerte': {
    lines:
      'M12 21.5a9.5 9.5 0 100-19 9.5 9.5 0 000 19zM12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M12 6.5V17',
    lit: 'M12 2.5a9.5 9.5 0 010 19z',
  },
};

/** The mark of every service: those without one of their own have a window of four panes, of which another is lit. */
export function everyServiceMark(): Record<string, ServiceMark> {
  const others = seriesPages('services', SERVICE_MARKS).map(({ slug }): [string, ServiceMark] => {
    const [x, y] = [seeded(`${slug} x`)() < 0.5 ? 3.5 : 12, seeded(`${slug} y`)() < 0.5 ? 3.5 : 12];
    return [slug, { lines: 'M3.5 3.5h17v17h-17zM12 3.5v17M3.5 12h17', lit: `M${x} ${y}h8.5v8.5h-8.5z` }];
  });
  return { ...SERVICE_MARKS, ...Object.fromEntries(others) };
}
