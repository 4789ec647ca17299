import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { FACTS_ID, FactOverridesContext } from './facts/fact-overrides.ts';
import { hidePressesFromReact } from './first-paint/presses-while-hydrating.ts';
import { resumePendingConfirmation } from './forms/draft/chunk-load-recovery.ts';
import { keepPreHydrationDrafts } from './forms/draft/pre-hydration-drafts.ts';

const overrides = document.getElementById(FACTS_ID)?.textContent;
resumePendingConfirmation();
keepPreHydrationDrafts();
const showPresses = hidePressesFromReact();

function Hydrated(): null {
  useLayoutEffect(showPresses, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FactOverridesContext value={overrides ? JSON.parse(overrides) : {}}>
        <HydratedRouter />
        <Hydrated />
      </FactOverridesContext>
    </StrictMode>,
  );
});
