import * as v from 'valibot';
import { derivePalette, explainFault } from '../../domain/palette/palette.ts';
import { text } from './text.ts';

const colour = v.pipe(
  text,
  v.regex(/^#[0-9a-fA-F]{6}$/, 'une couleur de la forme #1F4FD8 est attendue'),
  v.toUpperCase(),
);

/** One to three colours from which the palette is derived; refused when some text would lack contrast. */
export const coloursSchema = v.pipe(
  v.strictObject({ primary: colour, accent: v.optional(colour), ground: v.optional(colour) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const colours = dataset.value;
    const derived = derivePalette(colours);
    if (derived.outcome === 'palette') return;
    for (const fault of derived.faults) {
      addIssue({
        message: explainFault(fault),
        path: [{ type: 'object', origin: 'value', input: colours, key: fault.colour, value: fault.given }],
      });
    }
  }),
);

const drawing = v.pipe(text, v.regex(/^\/assets\/[\w./-]+\.svg$/, 'un dessin SVG sous /assets est attendu'));

/** The site’s look (`content/look.yaml`): its colours, wordmark and symbol. */
export const lookSchema = v.strictObject({
  colours: coloursSchema,
  wordmark: v.strictObject({
    face: v.picklist(['title', 'text'], 'title ou text est attendu'),
    /** Replaces the name and its roof, on dark ground. */
    drawing: v.optional(drawing),
  }),
  /** Square that replaces the roof in icons and share pictures. */
  symbol: v.optional(drawing),
});
