import { IRON } from '../palette.ts';
import { type Attributes, type Definitions, group, path, tag } from '../svg.ts';

/** Lead along lines, over the shade that it throws on the glass. */
export function leadLines(definitions: Definitions, d: string, width: number): string {
  const id = definitions.shape(path(d, {}));
  const use = (attributes: Attributes) => tag('use', { href: `#${id}`, ...attributes });
  return group(
    { fill: 'none', stroke: IRON, 'stroke-linejoin': 'round' },
    use({ 'stroke-width': width * 3.4, 'stroke-opacity': '.08' }),
    use({ 'stroke-width': width * 2.4, 'stroke-opacity': '.12' }),
    use({ 'stroke-width': width * 1.6, 'stroke-opacity': '.16' }),
    use({ 'stroke-width': width }),
  );
}
