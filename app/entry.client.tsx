import { partList } from 'content-collections';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { FACTS_ID, FactOverridesContext } from './facts/fact-overrides.ts';
import { resumePendingConfirmation } from './forms/draft/chunk-load-recovery.ts';
import { keepPreHydrationDrafts } from './forms/draft/draft.ts';
import { keepReplacedForms } from './forms/draft/replaced-forms.ts';
// For its place: what only the root uses packs better in the file that pages share (`vite.config.ts`).
import './root.tsx';
// A file of its own, without the helper that Vite adds to imports.
import countVisits from './visits/count-visits.ts?worker&url';

/** Hydrates the page in short tasks; until then it works as plain HTML. */
function hydrate(): void {
  const overrides = document.getElementById(FACTS_ID)?.textContent;
  resumePendingConfirmation();
  keepPreHydrationDrafts();
  keepReplacedForms();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <FactOverridesContext value={overrides ? JSON.parse(overrides) : {}}>
          <HydratedRouter />
        </FactOverridesContext>
      </StrictMode>,
    );
  });
}

/** Longest wait for idle time (ms). */
const LATEST = 500;

// Safari has no idle callback.
const whenIdle = (run: () => void, options?: IdleRequestOptions) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, options) : setTimeout(run);

// The youngest feature that scripts use without asking: engines without it (Safari before 16, Chrome before 103) keep the
// server's page, in which every link and form works. Half of our scripts would stop a form that the browser can send.
if ('timeout' in AbortSignal) whenIdle(hydrate, { timeout: LATEST });

// Whatever it does, the page does without it.
if (partList.visits && !import.meta.env.DEV)
  whenIdle(() => import(/* @vite-ignore */ countVisits).catch(() => {}));
