import { Children, type ReactNode, Suspense } from 'react';
import { ContainFault } from './contain-fault.tsx';

/** The sections of a page. React hydrates each in tasks of its own, a pressed one first; a fault stays in its section. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) =>
    section ? (
      <ContainFault>
        <Suspense>{section}</Suspense>
      </ContainFault>
    ) : null,
  );
}
