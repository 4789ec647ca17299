import { deliveryCopy, deliveryTimeList } from 'content-collections';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { LOCAL_HOLIDAYS } from '../delivery/calendar-query.ts';
import { deliveryCalendar } from '../delivery/delivery-calendar.ts';
import { delayPrice } from '../estimate/price.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { DeliveryCalendarSection, DeliveryMethod } from '../sections/delivery-calendar.tsx';
import { DeliveryForm } from '../sections/delivery-form.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailFromHome } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/delivery';
import { requirePart } from './find-page.ts';

const trail = () => trailFromHome(deliveryCopy.meta);

export function loader({ url, context }: Route.LoaderArgs) {
  requirePart('delivery');
  const { facts, now } = context.get(screenServices);
  const calendar = deliveryCalendar(url.searchParams, now(), facts);
  return {
    ...calendar,
    price: delayPrice(calendar.project.id),
    projects: deliveryTimeList.deliveryTimes.map(({ id, offer }) => ({ id, offer })),
  };
}

/** The dates depend on the current day. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta() {
  return [...listedPageMeta(deliveryCopy.meta), { 'script:ld+json': breadcrumbList(trail()) }];
}

export default function Delivery({ loaderData: { projects, price, ...calendar } }: Route.ComponentProps) {
  const { project, field, isKnown, note, plan } = calendar;
  return (
    <Sections>
      {/* Positioned for the pane alone: it would cover the result, which comes after it. */}
      <section
        className={`calculator-hero on-dark panes bg-forest pt-header text-white ${plan ? '' : 'relative'}`}
      >
        <div className="column pt-content pb-10 desktop:pb-16">
          <Breadcrumbs trail={trail()} />
          <h1 className="text-4xl desktop:text-hero wide:-mr-14">{deliveryCopy.hero.title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{deliveryCopy.hero.lead}</p>
          <div className="mt-8 desktop:mt-10">
            <DeliveryForm
              key={`${project.id} ${field.start} ${field.isLocal}`}
              projects={projects}
              chosen={{ project: project.id, ...field }}
              color="white"
            >
              <label className="flex min-h-11 items-center gap-3 desktop:col-span-full desktop:row-start-3">
                <input
                  type="checkbox"
                  name={LOCAL_HOLIDAYS}
                  value="oui"
                  defaultChecked={field.isLocal}
                  className="size-5 accent-lime"
                />
                Jours fériés d’Alsace-Moselle
              </label>
            </DeliveryForm>
          </div>
          {plan ? null : (
            <div role="status" className="calculator-pane calculator-unlit">
              <h2 id="calendrier" className="text-2xl">
                {isKnown ? deliveryCopy.tooFar.title : deliveryCopy.unknown.title}
              </h2>
              <p className="text-mint">{note}</p>
              <Button routerLink="/contact" color="white" label={deliveryCopy.tooFar.action} />
            </div>
          )}
        </div>
      </section>
      {plan ? <DeliveryCalendarSection project={project} price={price} note={note} plan={plan} /> : null}
      <DeliveryMethod />
      <CallToAction
        title={deliveryCopy.closing.title}
        label={deliveryCopy.closing.action}
        link={`/obtenir-un-devis${plan?.query ?? ''}`}
      />
    </Sections>
  );
}
