import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseYaml } from '../content/parse-file.ts';
import { lookSchema } from '../content/schema/look.ts';
import { completed } from '../domain/palette/palette.ts';
import type { Identity } from '../domain/palette/recolour.ts';
import { ROOT } from './build.ts';

/** The look of the site as its programs draw it. */
interface ChosenLook {
  identity: Identity;
  /** Path under `public/` of the square that stands in the place of the roof. */
  symbol: string | undefined;
}

/**
 * Reads `content/look.yaml`, for programs that draw without the rest of the content.
 * @throws Error when the file has faults, which `npm run build` tells with their lines
 */
export function chosenLook(): ChosenLook {
  const look = v.parse(lookSchema, parseYaml(readFileSync(`${ROOT}content/look.yaml`, 'utf8')).data);
  return { identity: completed(look.colours), symbol: look.symbol };
}
