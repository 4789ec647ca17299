import { save } from '../output.ts';
import { brokenPane } from './broken-pane.ts';
import { litWindow } from './lit-window.ts';

/** Draws what stands on screens without a page of their own: an address that leads nowhere, and a form that was sent. */
export function drawScreens(): void {
  save('ecrans/vitre-brisee', brokenPane());
  save('ecrans/fenetre-allumee', litWindow());
}
