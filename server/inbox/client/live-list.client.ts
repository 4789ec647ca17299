import { patch } from '../../staff/screens/patch.client.ts';

/** Polling interval (ms), and the number of failures before it is reported. */
const INTERVAL = 3000;
const FAILURES = 2;

interface Reading {
  title: string;
  quarantined: number;
  isOpen: boolean;
  html: string;
}

/** Position of the keyboard focus in the list. */
interface Place {
  reference: string | undefined;
  index: number;
}

/** Keeps the list up to date by polling; undefined on a page without a list. */
export function keepLive() {
  const root = document.querySelector<HTMLElement>('[data-live]');
  if (!root) return undefined;
  const ring = readyToRing();
  const fault = document.querySelector<HTMLElement>('[data-live-fault]');
  const news = document.querySelector<HTMLElement>('[data-live-news]');
  const address = root.dataset.live ?? '';
  let tag = '';
  let failures = 0;
  let timer = 0;
  let asked: Promise<void> | undefined;

  const rows = () => [...root.querySelectorAll<HTMLElement>('tbody [data-lead]')];

  function placeOf(element: Element | null): Place | undefined {
    const row = element?.closest<HTMLElement>('[data-lead]');
    return row ? { reference: row.dataset.lead, index: rows().indexOf(row) } : undefined;
  }

  async function ask(place?: Place): Promise<void> {
    try {
      const answer = await fetch(address, {
        headers: { Accept: 'application/json', ...(tag ? { 'If-None-Match': tag } : {}) },
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 401) return say('Votre session est terminée.', '/connexion', 'Identifiez-vous');
      if (answer.status !== 304 && !answer.ok) throw new Error(`The list was answered with ${answer.status}`);
      if (answer.ok) take(await answer.json(), answer.headers.get('ETag') ?? '', place);
      failures = 0;
      if (fault) fault.hidden = true;
    } catch {
      failures += 1;
      if (failures === FAILURES)
        say('La liste n’est plus à jour : le site ne répond pas.', location.href, 'Recharger');
    }
  }

  function take({ title, quarantined, isOpen, html }: Reading, newTag: string, place?: Place): void {
    document.title = title;
    const menu = document.querySelector('[data-quarantined]');
    if (menu) menu.textContent = quarantined > 0 ? `\u00a0(${quarantined})` : '';
    // Does not disturb a text selection; the tag is not stored, so the next response has the list again.
    const selection = getSelection();
    if (!place && selection && !selection.isCollapsed && root?.contains(selection.anchorNode)) return;
    tag = newTag;
    const held = placeOf(document.activeElement);
    const focused = document.activeElement;
    const known = new Set(rows().map((row) => row.dataset.lead));
    if (root) patch(root, new DOMParser().parseFromString(html, 'text/html').body);
    const arrived = rows().filter((row) => !known.has(row.dataset.lead));
    if (place) refocus({ reference: undefined, index: place.index });
    else {
      if (held && document.activeElement !== focused) refocus(held);
      tell(arrived);
      const leads = arrived.filter((row) => row.querySelector('.stage.new')).length;
      if (leads > 0) ring?.(leads, isOpen);
    }
  }

  function refocus({ reference, index }: Place): void {
    const all = rows();
    const row = all.find((known) => known.dataset.lead === reference) ?? all[Math.min(index, all.length - 1)];
    row?.querySelector('a')?.focus({ preventScroll: true });
  }

  function tell(arrived: readonly HTMLElement[]): void {
    for (const row of arrived) row.classList.add('fresh');
    const names = arrived.map((row) => row.querySelector('a')?.textContent ?? '');
    if (news && names.length > 0) news.textContent = `Nouvelle dans la liste : ${names.join(', ')}`;
  }

  function say(sentence: string, href: string, link: string): void {
    if (!fault) return;
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = link;
    fault.replaceChildren(`${sentence} `, anchor);
    fault.hidden = false;
  }

  /** Requests the list after the current request, whose response may be older than an action. */
  async function renew(place?: Place): Promise<void> {
    clearTimeout(timer);
    const turn = (asked ?? Promise.resolve()).then(() => ask(place));
    asked = turn;
    await turn;
    clearTimeout(timer);
    timer = window.setTimeout(renew, INTERVAL);
  }

  timer = window.setTimeout(renew, INTERVAL);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void renew();
  });
  addEventListener('online', () => void renew());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void renew();
  });
  return { renew, placeOf };
}

/** What a person chose on this machine: to be told of new leads, and outside opening hours too. */
const WANTED = 'equipe:avis';
const ALWAYS = 'equipe:avis-toujours';

/** Pitches (Hz) and length (s) of the two notes. */
const NOTES = [660, 880];
const LENGTH = 0.18;

/**
 * Lets a person ask for a notice and a sound when leads arrive in this window.
 * @returns tells of that many new leads; `undefined` where the page or the browser has no notices
 */
function readyToRing(): ((leads: number, isOpen: boolean) => void) | undefined {
  const choice = document.querySelector<HTMLElement>('[data-ring]');
  const [wanted, always] = choice?.querySelectorAll('input') ?? [];
  if (!choice || !wanted || !always || !('Notification' in window)) return undefined;
  choice.hidden = false;
  wanted.checked = localStorage.getItem(WANTED) !== null && Notification.permission === 'granted';
  always.checked = localStorage.getItem(ALWAYS) !== null;

  wanted.addEventListener('change', async () => {
    if (!wanted.checked) return keep(WANTED, false);
    wanted.checked = (await Notification.requestPermission()) === 'granted';
    keep(WANTED, wanted.checked);
    const refused = choice.querySelector<HTMLElement>('[data-ring-refused]');
    if (refused) refused.hidden = wanted.checked;
    if (wanted.checked) sound();
  });
  always.addEventListener('change', () => keep(ALWAYS, always.checked));

  return (leads, isOpen) => {
    if (!wanted.checked || !(isOpen || always.checked)) return;
    // Without names: a locked screen shows it too.
    const text =
      leads === 1 ? 'Une nouvelle demande est arrivée.' : `${leads} nouvelles demandes sont arrivées.`;
    sound();
    try {
      const notice = new Notification('Demandes', { body: text, tag: 'demandes' });
      notice.addEventListener('click', () => {
        window.focus();
        notice.close();
      });
    } catch (_error) {
      // Chrome on Android leaves notices to service workers, and throws.
    }
  };
}

function keep(name: string, isKept: boolean): void {
  if (isKept) localStorage.setItem(name, '');
  else localStorage.removeItem(name);
}

/** Browsers play it once the person has pressed something in the window. */
function sound(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of NOTES.entries()) {
    const start = audio.currentTime + index * LENGTH;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.15 });
    volume.gain.setTargetAtTime(0, start + LENGTH / 2, LENGTH / 6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
    tone.addEventListener('ended', () => index === NOTES.length - 1 && void audio.close());
  }
}
