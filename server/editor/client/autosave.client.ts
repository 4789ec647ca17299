import { sendJson } from '../../staff/screens/send-json.client.ts';
import { tellNews } from './conflict.client.ts';

/** The fields of the article, by name. */
export type Fields = Record<string, string>;

/** Debounce of saves, and back-off after failures (ms). */
const REST = 1000;
const RETRIES = [2000, 5000, 10_000, 30_000];
/** Interval of the checks for a colleague’s save (ms). */
const POLL = 5000;

interface AutosaveParts {
  /** URL of the article. */
  path: string;
  revision: number;
  /** Digests of the texts of that revision, if the server asks for them. */
  loaded?: string | undefined;
  /** The fields as rendered by the server. */
  saved: Fields;
  read(): Fields;
  write(fields: Fields): void;
  /** Shows the state of saving. */
  state: HTMLElement;
  onRevision(revision: number, loaded: string | undefined): void;
  /** Called when another text was saved meanwhile; shows both. */
  onConflict(notice: string, choose: (choice: 'mine' | 'theirs') => void): void;
}

/**
 * Saves changes automatically, with one request in flight. A copy in `localStorage` lasts until the server
 * has confirmed; a conflict (409) pauses saving until one text is chosen.
 */
export function createAutosave(parts: AutosaveParts) {
  const { path, read, write, state, onConflict } = parts;
  let { revision, loaded } = parts;
  let saved = JSON.stringify(parts.saved);
  let timer = 0;
  let failures = 0;
  let inFlight: Promise<void> | undefined;
  let isHeld = false;

  const now = () => JSON.stringify(read());
  const isDirty = () => now() !== saved;

  function say(words: string, isTrouble: boolean): void {
    state.textContent = words;
    state.toggleAttribute('data-trouble', isTrouble);
  }

  function changed(): void {
    if (!isDirty()) return;
    keepCopy();
    if (isHeld) return;
    if (failures === 0) say('Modifié, bientôt enregistré', false);
    schedule(failures === 0 ? REST : (RETRIES[Math.min(failures, RETRIES.length) - 1] ?? REST));
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void save(), delay);
  }

  /** Saves unsaved changes now; resolves also if that fails. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    await inFlight;
    if (isHeld || !isDirty()) return;
    inFlight = send().finally(() => {
      inFlight = undefined;
    });
    await inFlight;
  }

  async function send(): Promise<void> {
    const fields = read();
    const sent = JSON.stringify(fields);
    say('Enregistrement…', false);
    let answer: Response;
    let content: Record<string, unknown>;
    try {
      answer = await sendJson(`${path}/brouillon`, { revision, loaded, fields });
      content = await answer.json();
    } catch {
      return retry('Pas enregistré : hors ligne. Votre texte est gardé dans ce navigateur');
    }
    if (answer.status === 409) return hold(content, fields);
    if (answer.status === 401) {
      retry('Pas enregistré : ');
      const link = document.createElement('a');
      link.href = '/connexion';
      link.target = '_blank';
      link.textContent = 'identifiez-vous dans un autre onglet';
      return state.append(link, ', puis revenez ici');
    }
    if (!answer.ok)
      return retry(
        `Pas enregistré : ${typeof content.title === 'string' ? content.title : 'le site ne répond pas'}`,
      );
    failures = 0;
    saved = sent;
    setRevision(content);
    if (isDirty()) {
      keepCopy();
      schedule(REST);
      say('Modifié, bientôt enregistré', false);
    } else {
      dropCopy();
      say(`Enregistré à ${String(content.savedAt)}`, false);
    }
  }

  function retry(words: string): void {
    failures += 1;
    keepCopy();
    say(words, true);
    schedule(RETRIES[Math.min(failures, RETRIES.length) - 1] ?? REST);
  }

  function hold(content: Record<string, unknown>, sent: Fields): void {
    const { notice } = content;
    if (typeof content.revision !== 'number' || typeof notice !== 'string') return;
    isHeld = true;
    say('Pas enregistré : un autre texte l’a été', true);
    onConflict(notice, (choice) => {
      isHeld = false;
      // Theirs is loaded with the page, whose fields may be others.
      if (choice === 'theirs') {
        saved = now();
        dropCopy();
      } else keepMine(content, sent);
    });
  }

  /** Keeps what the person changed; the rest becomes what the colleague saved, as far as the server tells it. */
  function keepMine(content: Record<string, unknown>, sent: Fields): void {
    const { fields: merged } = content;
    if (isFields(merged)) {
      const mine = Object.entries(read());
      const kept = mine.map(([name, text]) => [name, text === sent[name] ? (merged[name] ?? text) : text]);
      write(Object.fromEntries(kept));
    }
    saved = '';
    setRevision(content);
    void save();
  }

  function setRevision(content: Record<string, unknown>): void {
    revision = Number(content.revision);
    if (typeof content.loaded === 'string') loaded = content.loaded;
    parts.onRevision(revision, loaded);
  }

  const key = `article ${path}`;
  function keepCopy(): void {
    try {
      localStorage.setItem(key, JSON.stringify({ revision, loaded, fields: read() }));
    } catch {
      // Quota exceeded or denied; `beforeunload` then asks before leaving.
    }
  }
  function dropCopy(): void {
    localStorage.removeItem(key);
  }
  function readCopy(): { revision?: unknown; loaded?: unknown; fields?: unknown } | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // A corrupt copy is ignored.
      return null;
    }
  }

  /** Restores the copy of an earlier window that could not save. */
  function takeUp(): void {
    const copy = readCopy();
    if (!copy || typeof copy.revision !== 'number' || !isFields(copy.fields)) return;
    if (JSON.stringify(copy.fields) === saved) {
      dropCopy();
      return;
    }
    write(copy.fields);
    // With its old revision, so that the server detects a conflict.
    revision = copy.revision;
    loaded = typeof copy.loaded === 'string' ? copy.loaded : undefined;
    say('Repris de ce navigateur, pas encore enregistré', true);
    schedule(0);
  }

  async function poll(): Promise<void> {
    if (document.hidden || isHeld || inFlight) return;
    try {
      const answer = await fetch(`${path}/etat`, { signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) return;
      const { revision: theirs, happened } = await answer.json();
      if (theirs > revision && !inFlight && !isDirty()) tellNews(happened, path);
    } catch {
      // The next save reports it.
    }
  }

  window.setInterval(() => void poll(), POLL);
  addEventListener('online', () => void save());
  document.addEventListener('visibilitychange', () => void (document.hidden || isDirty() ? save() : poll()));
  addEventListener('beforeunload', (event) => {
    if (isDirty() && JSON.stringify(readCopy()?.fields) !== now()) event.preventDefault();
  });
  takeUp();
  return { changed, save, dropCopy, isDirty };
}

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Saves before the form is sent, so that it sends the new revision, and with Ctrl+S. */
export function saveFirst(form: HTMLFormElement, autosave: ReturnType<typeof createAutosave>): void {
  form.addEventListener('submit', async (event) => {
    if (!autosave.isDirty()) return;
    const { submitter } = event;
    event.preventDefault();
    await autosave.save();
    if (!autosave.isDirty()) form.requestSubmit(submitter);
  });

  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      void autosave.save();
    }
  });
}
