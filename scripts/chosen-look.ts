import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseYaml } from '../content/parse-file.ts';
import { lookSchema } from '../content/schema/look.ts';
import { completed } from '../domain/palette/palette.ts';
import type { Identity } from '../domain/palette/recolour.ts';
import { ROOT } from './build.ts';

interface ChosenLook {
  identity: Identity;
  /** Path under `public/` of the symbol that replaces the roof. */
  symbol: string | undefined;
}

/**
 * Reads `content/look.yaml` without the rest of the content.
 * @throws Error when the file is invalid; `npm run build` shows the faults with their lines
 */
export function chosenLook(): ChosenLook {
  const look = v.parse(lookSchema, parseYaml(readFileSync(`${ROOT}content/look.yaml`, 'utf8')).data);
  return { identity: completed(look.colours), symbol: look.symbol };
}
