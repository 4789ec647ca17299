import { agency } from 'content-collections';
import { FIXED_PAGES } from '../../content/fixed-pages.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { deliveryCalendar } from '../delivery/delivery-calendar.ts';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { DeliveryForm } from '../sections/delivery-form.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailFromHome } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/delivery';
import { requirePart } from './require-part.ts';

const DeliverySections = lazySection(() => import('./later/delivery.tsx'));

const TRAIL = trailFromHome({ name: FIXED_PAGES['/delais'], path: '/delais' });

export function loader({ url, context }: Route.LoaderArgs) {
  requirePart('delivery');
  return deliveryCalendar(url.searchParams, context.get(screenServices).now());
}

/** What starts today is not for tomorrow. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta() {
  return [
    ...pageMeta({
      title: `Quand serait-ce en ligne ? – ${agency.brand}`,
      description:
        'Choisissez un projet et une date de démarrage : vous voyez le jour de la mise en ligne, les étapes semaine par semaine, jours fériés compris, et les emportez.',
      keywords: ['délai création site internet', 'calendrier de projet', ...COMMON_KEYWORDS],
      path: '/delais',
    }),
    { 'script:ld+json': breadcrumbList(TRAIL) },
  ];
}

export default function Delivery({ loaderData: calendar }: Route.ComponentProps) {
  const { project, field } = calendar;
  return (
    <>
      <section className="printable on-dark panes bg-forest pt-header text-white">
        <div className="column py-content desktop:pb-20">
          <Breadcrumbs trail={TRAIL} />
          <h1 className="max-w-4xl text-hero-small desktop:text-hero">Quand serait-ce en ligne ?</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">
            Une date de démarrage, et le calendrier se remplit : jours ouvrés, jours fériés, étapes à valider.
          </p>
          <div className="mt-10 max-w-4xl">
            <DeliveryForm key={`${project.id} ${field.start}`} chosen={{ project: project.id, ...field }} />
          </div>
        </div>
      </section>
      <DeliverySections {...calendar} />
    </>
  );
}
