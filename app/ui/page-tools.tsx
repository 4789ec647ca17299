import { Check, Link2, Printer } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

const TOOL =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)';

/** Copies the page's address, or prints the page. Rendered after hydration, since both need JavaScript. */
export function PageTools({ query }: { query: string }) {
  const [isAlive, setAlive] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return null;

  async function copy(): Promise<void> {
    const address = new URL(query, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(query);
    } catch (_error) {
      // The browser denies access to the clipboard: show the address, to be copied by hand.
      prompt('Adresse de cette page :', address);
    }
  }

  return (
    <>
      <button type="button" className={TOOL} onClick={copy}>
        {copied === query ? (
          <Icon icon={Check} className="size-5" />
        ) : (
          <Icon icon={Link2} className="size-5" />
        )}
        <span aria-live="polite">{copied === query ? 'Lien copié' : 'Copier le lien'}</span>
      </button>
      <button type="button" className={TOOL} onClick={() => print()}>
        <Icon icon={Printer} className="size-5" />
        Imprimer
      </button>
    </>
  );
}
