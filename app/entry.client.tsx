import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resumePendingConfirmation } from './forms/draft/chunk-load-recovery.ts';
import { keepPreHydrationDrafts } from './forms/draft/pre-hydration-drafts.ts';

resumePendingConfirmation();
keepPreHydrationDrafts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
