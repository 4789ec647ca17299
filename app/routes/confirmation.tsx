import { agency, confirmationCopy } from 'content-collections';
import { freePages } from '../../content/free-pages.ts';
import { fillText } from '../../content/sentence.ts';
import { leadKind } from '../../domain/leads/lead.ts';
import { isReference } from '../../domain/leads/reference.ts';
import { Confirmation } from '../sections/confirmation.tsx';
import { hiddenPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/confirmation';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = leadKind(searchParams.get('type')) ?? 'contact';
  const reference = searchParams.get('reference') ?? '';
  const receipt = isReference(reference) ? await context.get(screenServices).receipt(reference) : null;
  const page = freePages.find(({ slug }) => slug === searchParams.get('page'));
  const thanks = page?.sections.find((section) => section.kind === 'form')?.thanks;
  return { kind, receipt, thanks };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: head } = confirmationCopy;
  return hiddenPageMeta({
    title: fillText(loaderData?.kind === 'devis' ? head.quoteTitle : head.contactTitle, {
      brand: agency.brand,
    }),
    description: head.description,
    path: '/confirmation-contact',
  });
}

/** The receipt is for one visitor. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <Confirmation {...loaderData} />;
}
