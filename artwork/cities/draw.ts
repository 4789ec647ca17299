import { drawHub } from './hub.ts';
import { faultsOf, PLACES } from './places.ts';

export function drawCities(): void {
  const faults = faultsOf(PLACES);
  if (faults.length > 0) throw new Error(`cities cannot be drawn:\n${faults.join('\n')}`);
  drawHub();
}
