import { save } from '../output.ts';
import { seriesPages } from '../series/pages.ts';
import { saveSeries } from '../series/save.ts';
import { backupCellar } from './backup-cellar.ts';
import { glassDrawers } from './glass-drawers.ts';
import { invoiceGate } from './invoice-gate.ts';
import { ledgerBridge } from './ledger-bridge.ts';
import { patchedRoof } from './patched-roof.ts';
import { rampOfLight } from './ramp-of-light.ts';
import { seriesGlass } from './series.ts';
import { shopGauges } from './shop-gauges.ts';
import { slowPage } from './slow-page.ts';
import { sortingMachine } from './sorting-machine.ts';
import { takenOver } from './taken-over.ts';
import { twoWindows } from './two-windows.ts';
import { writtenWindow } from './written-window.ts';

/** One picture for each article, by its address. */
const ARTICLES: Readonly<Record<string, () => string>> = {
  'logiciel-sur-mesure-ou-progiciel': twoWindows,
  'prix-d-un-site-vitrine': shopGauges,
  'rediger-un-cahier-des-charges': writtenWindow,
  'rgpd-pour-une-petite-entreprise': glassDrawers,
  'migrer-un-erp-sans-fermer': ledgerBridge,
  'quand-l-ia-se-rentabilise': sortingMachine,
  'dette-technique-expliquee-a-la-direction': patchedRoof,
  'accessibilite-ce-que-change-la-loi-de-2025': rampOfLight,
  'facturation-electronique-se-preparer': invoiceGate,
  'des-sauvegardes-qui-se-restaurent': backupCellar,
  'pourquoi-votre-site-est-lent': slowPage,
  'reprendre-un-projet-informatique-en-panne': takenOver,
};

/** Draws the head of each article. */
export function drawBlog(): void {
  for (const [slug, draw] of Object.entries(ARTICLES)) save(`blog/${slug}`, draw());
  const isComposed = (slug: string) => Object.hasOwn(ARTICLES, slug);
  for (const { slug } of seriesPages('articles', isComposed, (slug) => `/assets/blog/${slug}.svg`))
    saveSeries(`blog/${slug}`, seriesGlass(slug));
}
