import { save } from '../output.ts';
import { seriesPages } from '../series/pages.ts';
import { saveSeries } from '../series/save.ts';
import { positions } from './audit-seo/positions.ts';
import { auditReport } from './audit-seo/report.ts';
import { pipeline } from './automatisation-des-tests/pipeline.ts';
import { report } from './automatisation-des-tests/report.ts';
import { phones } from './boutique-en-ligne/phones.ts';
import { preparation } from './boutique-en-ligne/preparation.ts';
import { shop } from './boutique-en-ligne/shop.ts';
import { queue } from './compilation-cloud-saas/queue.ts';
import { usage } from './compilation-cloud-saas/usage.ts';
import { orders } from './erp-negoce/orders.ts';
import { purchase } from './erp-negoce/purchase.ts';
import { warehouse } from './erp-negoce/warehouse.ts';
import { trainingCalendar } from './formation-developpeurs/calendar.ts';
import { exercise } from './formation-developpeurs/exercise.ts';
import { requests } from './gestion-interne-agences/requests.ts';
import { schedule } from './gestion-interne-agences/schedule.ts';
import { file } from './plateforme-web-fournisseurs/file.ts';
import { list } from './plateforme-web-fournisseurs/list.ts';
import { bookingPage } from './saas-reservation/booking-page.ts';
import { calendar } from './saas-reservation/calendar.ts';
import { dashboard } from './saas-reservation/dashboard.ts';
import { comparison } from './sauvegarde-entra-id/comparison.ts';
import { monitor } from './sauvegarde-entra-id/monitor.ts';
import { seriesScreens } from './series.ts';
import { editor } from './site-ecole/editor.ts';
import { front } from './site-ecole/home.ts';
import { registration } from './site-ecole/registration.ts';
import { type Screen, screensOf } from './stage.ts';
import { alert } from './tableau-de-bord-energie/alert.ts';
import { energyDashboard } from './tableau-de-bord-energie/dashboard.ts';

/** The screens of each case, in the order in which they are shown. */
const CASES: Readonly<Record<string, readonly (() => Screen)[]>> = {
  'saas-reservation': [calendar, bookingPage, dashboard],
  'plateforme-web-fournisseurs': [list, file],
  'automatisation-des-tests': [report, pipeline],
  'erp-negoce': [orders, purchase, warehouse],
  'gestion-interne-agences': [requests, schedule],
  'formation-developpeurs': [trainingCalendar, exercise],
  'sauvegarde-entra-id': [monitor, comparison],
  'boutique-en-ligne': [shop, phones, preparation],
  'compilation-cloud-saas': [queue, usage],
  'audit-seo': [auditReport, positions],
  'tableau-de-bord-energie': [energyDashboard, alert],
  'site-ecole': [front, registration, editor],
};

/** Draws the products of the case studies as their users see them. */
export function drawCaseStudies(): void {
  for (const [name, screens] of Object.entries(CASES)) {
    // The wall behind them has the agency's colours; the screens are the clients' own.
    save(`realisations/${name}`, screensOf(screens.map((screen) => screen())), (svg) => svg);
  }
  const isComposed = (slug: string) => Object.hasOwn(CASES, slug);
  for (const page of seriesPages('case-studies', isComposed, (slug) => `/assets/realisations/${slug}.svg`))
    saveSeries(`realisations/${page.slug}`, screensOf(seriesScreens(page)));
}
