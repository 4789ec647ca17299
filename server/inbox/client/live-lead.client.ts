/** Polling interval (ms). */
const INTERVAL = 4000;

interface Reading {
  revision: number;
  head: string;
  /** What happened last, as a sentence. */
  happened: string;
}

/** Keeps the head of a lead up to date by polling, and tells of what colleagues did since the page was shown. */
export function keepLeadLive(): void {
  const head = document.querySelector<HTMLElement>('[data-live-lead]');
  const news = document.querySelector<HTMLElement>('[data-lead-news]');
  if (!head || !news) return;
  const address = head.dataset.liveLead ?? '';
  const shown = Number(head.dataset.revision);
  let tag = '';

  async function ask(): Promise<void> {
    if (document.hidden) return;
    const answer = await fetch(address, {
      headers: { Accept: 'application/json', ...(tag ? { 'If-None-Match': tag } : {}) },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) return;
    tag = answer.headers.get('ETag') ?? '';
    take(await answer.json());
  }

  function take({ revision, head: html, happened }: Reading): void {
    if (head && head.innerHTML !== html) head.innerHTML = html;
    if (!news || revision === shown) return;
    const link = document.createElement('a');
    link.href = location.pathname;
    link.textContent = 'Recharger la page';
    news.replaceChildren(`${happened} `, link);
    news.hidden = false;
  }

  // A reading that fails is made good by the next one.
  setInterval(() => void ask().catch(() => undefined), INTERVAL);
}
