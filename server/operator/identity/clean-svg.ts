import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const STRUCTURE = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'clipPath',
  'mask',
  'title',
  'linearGradient',
  'radialGradient',
  'stop',
];

/** hast property names. */
const ATTRIBUTES = `
  id d x y color display visibility x1 x2 y1 y2 cx cy r rx
  ry fx fy dx dy points width height viewBox transform fill stroke
  opacity offset mask clipPath fillRule clipRule fillOpacity strokeWidth strokeLineCap strokeLineJoin strokeOpacity strokeDashArray
  strokeMiterLimit stopColor stopOpacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits fontFamily fontSize fontWeight textAnchor
  letterSpacing preserveAspectRatio xmlns
`
  .trim()
  .split(/\s+/);

/** Allows shapes and paints; no scripts and no external references. */
const cleaner = unified()
  .use(rehypeParse, { fragment: true, space: 'svg' })
  .use(rehypeSanitize, {
    tagNames: [...STRUCTURE, ...SHAPES],
    attributes: {
      '*': [...ATTRIBUTES, ['href', /^#/]],
    },
    strip: ['script', 'style', 'foreignObject'],
    clobber: [],
    protocols: {},
  })
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });

/**
 * Sanitises an untrusted SVG, and scales it to a height. Its styles become attributes: Illustrator paints by class,
 * Inkscape by `style`.
 * @param height in px; the width follows from the `viewBox`, or else from the width and height of the SVG
 * @returns undefined if it is not an SVG or has no size
 */
export async function cleanSvg(source: string, height: number): Promise<string | undefined> {
  const painted = await withoutStyles(source);
  if (painted === undefined) return undefined;
  const drawing = String(cleaner.processSync(painted.replace(/^[\s\S]*?(?=<svg[\s>])/, ''))).trim();
  const head = /^<svg[^>]*>/.exec(drawing)?.[0];
  if (!head) return undefined;
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1];
  const box =
    attribute('viewBox') ??
    `0 0 ${Number.parseFloat(attribute('width') ?? '')} ${Number.parseFloat(attribute('height') ?? '')}`;
  const [, , width = Number.NaN, tall = Number.NaN] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && tall > 0)) return undefined;
  const rest = head
    .slice(4, -1)
    .replace(/ (?:width|height|viewBox|xmlns)="[^"]*"/g, '')
    .replace(/\/$/, '');
  const size = `width="${Math.round((width / tall) * height)}" height="${height}" viewBox="${box}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${rest}>${drawing.slice(head.length)}\n`;
}

/** @returns undefined if it is not well-formed */
async function withoutStyles(source: string): Promise<string | undefined> {
  const { optimize } = await import('svgo/browser');
  try {
    return optimize(source, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'removeXlink', params: { includeLegacy: true } },
      ],
    }).data;
  } catch (error) {
    if (error instanceof Error && error.name === 'SvgoParserError') return undefined;
    throw error;
  }
}
