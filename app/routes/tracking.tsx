import { agency, trackingCopy } from 'content-collections';
import { data, redirect } from 'react-router';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { ERASED_PATH } from '../../domain/leads/tracking.ts';
import { hiddenPageMeta } from '../seo/page-meta.ts';
import { screenServices, type TrackingAct } from '../services.ts';
import { ACT_FIELDS, type ActFault, readAct, textsOf } from '../tracking/read-act.ts';
import { TrackedLeadHead } from '../tracking/tracked-lead.tsx';
import { EraseStep, LeadErased, NoSuchLead, TrackingForms } from '../tracking/tracking-forms.tsx';
import type { Route } from './+types/tracking';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (url.pathname === ERASED_PATH) return { page: 'erased' as const };
  const lead = await context.get(screenServices).trackedLead(params['*']);
  if (!lead) return data({ page: 'unknown' as const }, { status: 404 });
  if (url.searchParams.has('effacer')) return { page: 'erase' as const, lead };
  return { page: 'lead' as const, lead, done: url.searchParams.get('fait') };
}

/** Handles the page's forms: redirects back to the page (post/redirect/get), or shows it with the errors. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { readForm, actOnLead, facts } = context.get(screenServices);
  const posted = await readForm(request, ACT_FIELDS);
  if (posted.refusal) return refused(posted.form, posted.refusal.message, posted.refusal.status);
  const { form } = posted;
  const asked = readAct(form);
  if (!asked) return refused(null, trackingCopy.faults.notUnderstood, 400);
  if ('fault' in asked) return data(asked.fault, { status: 422 });

  const { act } = asked.wish;
  const result = await actOnLead(params['*'], asked.wish);
  if ('refusal' in result) return refused(form, result.refusal.message, result.refusal.status);
  switch (result.outcome) {
    case 'unknown':
      return data(null, { status: 404 });
    case 'spent':
      return refused(form, spentSentence(act, facts), 422);
    case 'erased':
      return redirect(ERASED_PATH, 303);
    case 'over':
      return redirect(url.pathname, 303);
    case 'done':
      // The head of the page confirms a withdrawal; the other acts are confirmed below it.
      return redirect(`${url.pathname}?fait=${act}${act === 'withdraw' ? '' : '#suite'}`, 303);
  }
}

/** Message for an act whose limit is reached. */
function spentSentence(act: TrackingAct['act'], { agency: { mailboxes, phone } }: Facts): string {
  return act === 'complete'
    ? fillText(trackingCopy.faults.mostAdditions, { mailbox: mailboxes.general })
    : fillText(trackingCopy.faults.mostCorrections, { phone: phone.display });
}

function refused(form: FormData | null, alert: string, status: number) {
  const typed = form ? textsOf(form) : {};
  const fault: ActFault = { act: typed.act ?? null, alert, errors: {}, typed };
  return data(fault, { status });
}

/** The page's URL is secret: the metadata has the path without its token. */
export function meta() {
  return hiddenPageMeta({
    title: fillText(trackingCopy.meta.title, { brand: agency.brand }),
    description: trackingCopy.meta.description,
    path: '/suivi',
  });
}

/** The page is for one visitor; the server adds more headers (`PRIVATE_HEADERS` in `server/app.ts`). */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function TrackingRoute({ loaderData: shown, actionData }: Route.ComponentProps) {
  const fault = actionData ?? null;
  switch (shown.page) {
    case 'lead':
      return (
        <>
          <TrackedLeadHead lead={shown.lead} />
          <TrackingForms lead={shown.lead} done={shown.done} fault={fault} />
        </>
      );
    case 'erase':
      return <EraseStep lead={shown.lead} alert={fault?.alert ?? null} />;
    case 'erased':
      return <LeadErased />;
    case 'unknown':
      return <NoSuchLead />;
  }
}
