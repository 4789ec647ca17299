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
export function readyToRing(): ((leads: number, isOpen: boolean) => void) | undefined {
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
    const notice = new Notification('Demandes', { body: text, tag: 'demandes' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    sound();
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
