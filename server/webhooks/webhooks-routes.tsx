import { settleWithin } from '../deadlines.ts';
import { leadPath } from '../leads/reference.ts';
import { fresh, OWNERS } from '../staff/access.ts';
import { atMoment } from '../staff/screens/moments.ts';
import { Options } from '../staff/screens/options.tsx';
import { PostButton } from '../staff/screens/post-button.tsx';
import { type StaffContext, staffOf } from '../staff/staff-room.tsx';
import type { StaffArea } from '../staff/staff-routes.ts';
import { LEAD_EVENTS, TEST_EVENT } from './lead-events.ts';
import { FORMATS } from './webhook-body.ts';
import type { ShownDelivery, ShownWebhook, TypedWebhook } from './webhook-desk.ts';

const PATH = '/equipe/branchements';

/** A secret, on the one page that shows it. */
interface NewSecret {
  name: string;
  secret: string;
}

interface WebhooksScreenProps {
  webhooks: readonly ShownWebhook[];
  /** Newest first. */
  deliveries: readonly ShownDelivery[];
  now: Temporal.Instant;
  fault?: string;
  /** What was refused. */
  typed?: TypedWebhook;
  secret?: NewSecret;
}

const WORDS: Readonly<Record<string, string>> = { ...LEAD_EVENTS, [TEST_EVENT]: 'Essai' };

/** Where the events of leads go, and what became of them. */
function WebhooksScreen({ webhooks, deliveries, now, fault, typed, secret }: WebhooksScreenProps) {
  return (
    <>
      <p className="small">
        <a href="/equipe/agence">Agence</a> / Branchements
      </p>
      <h1>Branchements</h1>
      <p>
        Ce qui arrive aux demandes part aussi vers vos autres outils : un CRM, un automate, un salon de
        discussion.
      </p>
      {fault ? <p role="alert">{fault}</p> : null}
      {secret ? <Secret {...secret} /> : null}
      {webhooks.map((webhook) => (
        <Webhook key={webhook.id} webhook={webhook} now={now} />
      ))}
      <NewWebhook typed={typed} />
      {deliveries.length > 0 ? <Deliveries deliveries={deliveries} now={now} /> : null}
    </>
  );
}

function Secret({ name, secret }: NewSecret) {
  return (
    <section className="pane" aria-label="Secret à copier">
      <p>
        Le secret de « {name} » prouve à l’autre outil que les envois viennent bien de ce site. Copiez-le : il
        n’est plus montré ensuite. Un salon de discussion n’en a pas besoin.
      </p>
      <code className="link">{secret}</code>
    </section>
  );
}

function Webhook({ webhook, now }: { webhook: ShownWebhook; now: Temporal.Instant }) {
  const { id, name, url, format, events, former_until, gone_at } = webhook;
  const of = { fields: { id, nom: name }, about: name };
  const isRotating = former_until !== null && Temporal.Instant.compare(former_until, now) > 0;
  return (
    <section className="pane receiver" aria-label={name}>
      <h2>{name}</h2>
      <p>
        {FORMATS[format]}, vers <strong>{new URL(url).host}</strong>
      </p>
      <p className="small">
        {events
          .split(' ')
          .map((event) => WORDS[event])
          .join(', ')}
      </p>
      {gone_at === null ? null : (
        <p className="alert">
          L’autre outil a répondu {atMoment(gone_at, now)} qu’il ne prend plus rien (410) : plus rien ne part.
          Un essai reprend les envois.
        </p>
      )}
      {isRotating ? (
        <p className="note">
          L’ancien secret signe encore, jusqu’à {atMoment(former_until, now).replace(/^à\s/, '')} : changez-le
          dans l’autre outil d’ici là.
        </p>
      ) : null}
      <div className="line">
        <PostButton action={`${PATH}/essayer`} label="Essayer" {...of} />
        {format === 'standard' ? (
          <PostButton action={`${PATH}/secret`} label="Changer le secret" {...of} />
        ) : null}
        <PostButton action={`${PATH}/debrancher`} label="Retirer" {...of} />
      </div>
    </section>
  );
}

function NewWebhook({ typed }: { typed: TypedWebhook | undefined }) {
  const asked = typed?.events ?? Object.keys(LEAD_EVENTS);
  return (
    <section className="pane">
      <h2>Ajouter un branchement</h2>
      <form className="webhook" method="post" action="/equipe/branchements/brancher">
        <div>
          <label htmlFor="nom">Nom</label>
          <input id="nom" name="nom" required maxLength={60} defaultValue={typed?.name} autoComplete="off" />
        </div>
        <div>
          <label htmlFor="adresse">Adresse donnée par l’autre outil</label>
          <input
            id="adresse"
            name="adresse"
            type="url"
            required
            maxLength={1000}
            placeholder="https://"
            defaultValue={typed?.url}
            autoComplete="off"
          />
        </div>
        <div>
          <label htmlFor="format">Format</label>
          <select id="format" name="format" defaultValue={typed?.format ?? 'standard'}>
            <Options of={Object.entries(FORMATS)} />
          </select>
        </div>
        <fieldset>
          <legend>Ce qui part</legend>
          {Object.entries(LEAD_EVENTS).map(([event, label]) => (
            <label key={event}>
              <input type="checkbox" name="evenement" value={event} defaultChecked={asked.includes(event)} />{' '}
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <p className="small">
          L’outil reçoit ce que les visiteurs ont écrit. Nommez-le dans votre politique de confidentialité, et
          cochez « Demande effacée » pour qu’il efface aussi.
        </p>
        <button type="submit">Ajouter</button>
      </form>
    </section>
  );
}

function Deliveries({ deliveries, now }: Pick<WebhooksScreenProps, 'deliveries' | 'now'>) {
  return (
    <section className="pane" id="envois">
      <h2>Envois</h2>
      <p className="small">
        Les derniers, gardés 30 jours. Un envoi qui échoue est refait pendant trois jours, de plus en plus
        rarement.
      </p>
      <ul className="rows deliveries">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <div>
              <strong>{WORDS[delivery.message] ?? delivery.message}</strong>{' '}
              {delivery.reference === null ? null : delivery.message === 'lead.erased' ? (
                delivery.reference
              ) : (
                <a href={leadPath(delivery.reference)}>{delivery.reference}</a>
              )}
              <p className="small">
                {delivery.name}, {atMoment(delivery.created_at, now)} : {fateOf(delivery, now)}
              </p>
            </div>
            <PostButton
              action={`${PATH}/renvoyer`}
              fields={{ id: delivery.id }}
              label="Renvoyer"
              about={`${WORDS[delivery.message]} ${delivery.reference ?? ''}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function fateOf(
  { status, attempts, sent_at, last_error, next_attempt_at }: ShownDelivery,
  now: Temporal.Instant,
) {
  if (status === 'sent') return `reçu ${sent_at === null ? '' : atMoment(sent_at, now)}`;
  if (last_error === null) return 'en cours';
  const what = `${attempts === 1 ? 'un essai' : `${attempts} essais`}. ${last_error}`;
  return status === 'failed'
    ? `abandonné après ${what}`
    : `${what} Nouvel essai ${atMoment(next_attempt_at, now)}.`;
}

/** How long a test or a replay is waited for (ms), so that the page can say how it went. */
const LONGEST_WAIT = 6000;

/** Where events of leads go: `/equipe/branchements`, for owners. */
export function webhookRoutes({ routes, room, webhooks, courier, clock }: StaffArea): void {
  routes.get(PATH, OWNERS, (c) => show(c));

  routes.post(`${PATH}/brancher`, fresh(OWNERS), async (c) => {
    const form = await room.readAct(c);
    const text = (name: string) => String(form.get(name) ?? '');
    const events = form.getAll('evenement').map(String);
    const typed = { name: text('nom'), url: text('adresse'), format: text('format'), events };
    const outcome = await webhooks.add(typed, staffOf(c).id);
    if ('fault' in outcome) return show(c, { fault: outcome.fault, typed });
    return show(c, { secret: { name: typed.name, ...outcome } });
  });

  routes.post(`${PATH}/secret`, fresh(OWNERS), async (c) => {
    const field = await room.readForm(c);
    const secret = await webhooks.rotate(field('id'), staffOf(c).id);
    return secret === null ? c.redirect(PATH, 303) : show(c, { secret: { name: field('nom'), secret } });
  });

  routes.post(`${PATH}/debrancher`, fresh(OWNERS), async (c) => {
    const field = await room.readForm(c);
    await webhooks.remove(field('id'), staffOf(c).id);
    return c.redirect(PATH, 303);
  });

  routes.post(`${PATH}/essayer`, OWNERS, async (c) => {
    const field = await room.readForm(c);
    await webhooks.test(field('id'));
    return delivered(c);
  });

  routes.post(`${PATH}/renvoyer`, OWNERS, async (c) => {
    const field = await room.readForm(c);
    await webhooks.replay(field('id'));
    return delivered(c);
  });

  async function delivered(c: StaffContext): Promise<Response> {
    await settleWithin(courier.deliverDue(), LONGEST_WAIT);
    return c.redirect(`${PATH}#envois`, 303);
  }

  async function show(
    c: StaffContext,
    outcome: { fault?: string; typed?: TypedWebhook; secret?: NewSecret } = {},
  ): Promise<Response> {
    const children = <WebhooksScreen {...(await webhooks.list())} {...outcome} now={clock.now()} />;
    const status = outcome.fault === undefined ? 200 : 422;
    return room.show(c, { title: 'Branchements', path: '/equipe/agence', children, status });
  }
}
