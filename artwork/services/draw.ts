import { save } from '../output.ts';
import { seriesPages } from '../series/pages.ts';
import { drawSeries, seriesService } from '../technologies/series.ts';
import { glazier } from './application-web/glazier.ts';
import { glazing } from './application-web/glazing.ts';
import { stages } from './application-web/stages.ts';
import { newDesk } from './augmentation-deffectif-tech/new-desk.ts';
import { row } from './augmentation-deffectif-tech/row.ts';
import { teamTable } from './augmentation-deffectif-tech/team-table.ts';
import { foldingScreen } from './erp-crm/folding-screen.ts';
import { rack } from './erp-crm/rack.ts';
import { table } from './erp-crm/table.ts';
import { classroom } from './formation-et-coaching/classroom.ts';
import { stairs } from './formation-et-coaching/stairs.ts';
import { threeBays } from './formation-et-coaching/three-bays.ts';
import { lens } from './integration-intelligence-artificielle/lens.ts';
import { prism } from './integration-intelligence-artificielle/prism.ts';
import { roseWindow } from './integration-intelligence-artificielle/rose-window.ts';
import { bench } from './logiciel-metier/bench.ts';
import { madeToMeasure } from './logiciel-metier/made-to-measure.ts';
import { plan } from './logiciel-metier/plan.ts';
import { fanlight } from './marketing-web-seo-et-sea/fanlight.ts';
import { hoist } from './marketing-web-seo-et-sea/hoist.ts';
import { lighthouse } from './marketing-web-seo-et-sea/lighthouse.ts';
import { greenhouse } from './offers/greenhouse.ts';
import { posterColumn } from './offers/poster-column.ts';
import { roadmap } from './offers/roadmap.ts';
import { plugged } from './saas/plugged.ts';
import { section } from './saas/section.ts';
import { tower } from './saas/tower.ts';
import { halfHour } from './seance-de-consulting-it-offerte/half-hour.ts';
import { stationClock } from './seance-de-consulting-it-offerte/station-clock.ts';
import { twoBubbles } from './seance-de-consulting-it-offerte/two-bubbles.ts';
import { delivery } from './site-e-commerce/delivery.ts';
import { parcel } from './site-e-commerce/parcel.ts';
import { shop } from './site-e-commerce/shop.ts';
import { address } from './site-vitrine/address.ts';
import { passage } from './site-vitrine/passage.ts';
import { street } from './site-vitrine/street.ts';
import { gallery } from './welcome/gallery.ts';
import { openDoor } from './welcome/open-door.ts';

/** Pictures of each service: a wide scene for the hero, a close one, and how the work goes. */
const SERVICES: Readonly<Record<string, readonly (() => string)[]>> = {
  'application-web': [glazing, glazier, stages],
  saas: [tower, section, plugged],
  'logiciel-metier': [bench, plan, madeToMeasure],
  'erp-crm': [table, rack, foldingScreen],
  'site-vitrine': [street, address, passage],
  'site-e-commerce': [shop, parcel, delivery],
  'augmentation-deffectif-tech': [row, newDesk, teamTable],
  'integration-intelligence-artificielle': [roseWindow, prism, lens],
  'marketing-web-seo-et-sea': [lighthouse, hoist, fanlight],
  'formation-et-coaching': [classroom, stairs, threeBays],
  'seance-de-consulting-it-offerte': [twoBubbles, stationClock, halfHour],
};

/** Draws three pictures for each service, those of the three offers, and the heroes of two other pages. */
export function drawServices(): void {
  for (const [slug, pictures] of Object.entries(SERVICES)) {
    for (const [index, draw] of pictures.entries()) save(`services/${slug}-${index + 1}`, draw());
  }
  for (const page of seriesPages('services', (slug) => Object.hasOwn(SERVICES, slug)))
    drawSeries('services', page.slug, seriesService(page));
  save('services/offre-consulting', roadmap());
  save('services/offre-conception', greenhouse());
  save('services/offre-marketing', posterColumn());
  save('contact/accueil-1', openDoor());
  save('realisations/accueil-1', gallery());
}
