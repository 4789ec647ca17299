import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { leadOnToMissedConfirmation } from './forms/missed-confirmation.ts';
import { keepTypedEarly } from './forms/typed-early.ts';

leadOnToMissedConfirmation();
keepTypedEarly();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
