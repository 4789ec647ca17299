import { existsSync, globSync, readFileSync } from 'node:fs';
import { type CustomPlugin, optimize, type PluginConfig, type XastElement, type XastParent } from 'svgo';
import { recolouredSvg } from '../domain/palette/recolour.ts';
import { ROOT } from '../scripts/build.ts';
import { inItsColour, save } from './output.ts';

/** Gives one colour of the house (`#RRGGBB`) as the agency has it. */
type Recolour = (colour: string) => string;

const MASTERS = `${ROOT}artwork/masters/`;

/** What Inkscape and Figma write for themselves is left out, and styles become the attributes that are recoloured. */
const CLEANED: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'convertStyleToAttrs',
  'removeUnusedNS',
];
/** Inkscape names every element. */
const FEWER_IDS: PluginConfig = { name: 'cleanupIds', params: { minify: false } };

/**
 * Draws the pictures of a folder of `public/assets` from their masters, in the agency's colours. A folder of masters
 * becomes one file, in which each is shown by the view of its name: `audit-seo.svg#ecran-1`. A number before a name
 * (`2-conception.svg`) only gives the order. A master's own `<view id="detail">` becomes `#ecran-1-detail`,
 * as does a master of that name.
 */
export function drawMasters(folder: string): void {
  for (const [picture, files] of mastersOf(folder)) save(picture, fromMasters(files), (svg) => svg);
}

/** The masters of a folder by the picture that they become: `realisations/audit-seo` has two. */
export function mastersOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync([`${folder}/*.svg`, `${folder}/*/*.svg`], { cwd: MASTERS }).toSorted((a, b) =>
    withoutEnding(a) < withoutEnding(b) ? -1 : 1,
  );
  return Map.groupBy(files, (file) => /^[^/]+\/[^/.]+/.exec(file)?.[0] ?? file);
}

/** So that « ecran-1-detail » follows « ecran-1 ». */
function withoutEnding(file: string): string {
  return file.slice(0, -'.svg'.length);
}

/** A master by its name, in the agency's colours; `undefined` where nobody has drawn it. */
export function master(name: string): string | undefined {
  const file = `${MASTERS}${name}.svg`;
  return existsSync(file) ? finished(readFileSync(file, 'utf8')) : undefined;
}

/** One picture from its master, or from the masters of its views. */
export function fromMasters(files: readonly string[]): string {
  const masters = files.map((file): [string, string] => [
    file.replace(/^.*\/(?:\d+-)?|\.svg$/g, ''),
    readFileSync(MASTERS + file, 'utf8'),
  ]);
  const [[, first = ''] = []] = masters;
  return files.some((file) => file.split('/').length > 2) ? spriteOf(masters) : finished(first);
}

/** Several pictures of one size in one file, each with the id of its view, in the agency's colours. */
export function spriteOf(masters: readonly (readonly [id: string, master: string])[]): string {
  return written(sprite(masters.map(([id, svg]) => viewOf(id, svg))));
}

/**
 * A master as the site serves it, recoloured but for what stands under `data-colours="own"`: a client's or a
 * technology's. In there, `data-colours="agency"` starts again; `own-fill` and `own-stroke` keep that paint of one
 * element. Figma keeps nothing but the names of layers: `own` and `agency` as ids say the same.
 * @throws Error for another word
 */
export function finished(master: string, recolour: Recolour = inItsColour): string {
  const coloured: CustomPlugin = { name: 'colours', fn: (root) => recolourIn(root, false, recolour) };
  return optimize(master, {
    plugins: [...CLEANED, coloured, ...(master.includes('xmlns:sodipodi') ? [FEWER_IDS] : [])],
    js2svg: { eol: 'lf', finalNewline: true },
  }).data;
}

function recolourIn(parent: XastParent, isOwnAround: boolean, recolour: Recolour): void {
  for (const child of elementsOf(parent)) {
    const { 'data-colours': said, ...attributes } = child.attributes;
    const whose = said ?? /^(?:own|agency)(?![a-z])/.exec(attributes.id ?? '')?.[0];
    if (said !== undefined && !/^(?:own|agency|own-fill|own-stroke)$/.test(said))
      throw new Error(`data-colours is own, agency, own-fill or own-stroke, not « ${said} »`);
    const isOwn = whose === 'own' || (isOwnAround && whose !== 'agency');
    child.attributes = isOwn ? attributes : recoloured(attributes, recolour, whose?.slice('own-'.length));
    recolourIn(child, isOwn, recolour);
  }
}

function recoloured(
  attributes: Readonly<Record<string, string>>,
  recolour: Recolour,
  ownPaint: string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === ownPaint ? value : recolouredSvg(`${name}="${value}"`, recolour).slice(name.length + 2, -1),
    ]),
  );
}

/** A picture among several in one file. */
interface View {
  id: string;
  width: string;
  height: string;
  definitions: readonly XastElement[];
  /** The part of it that narrow screens show: `x y width height`. */
  detail: string | undefined;
  children: readonly XastElement[];
}

function viewOf(id: string, master: string): View {
  const svg = elementOf(finished(master));
  const elements = elementsOf(svg);
  const { width = '', height = '' } = svg.attributes;
  return {
    id,
    width,
    height,
    definitions: elements.filter(({ name }) => name === 'defs').flatMap(elementsOf),
    detail: elements.find(({ name }) => name === 'view')?.attributes.viewBox,
    children: elements.filter(({ name }) => name !== 'defs' && name !== 'view'),
  };
}

/** Views below each other in one drawing, with the definitions that they share written once. */
function sprite(views: readonly View[]): XastElement {
  const definitions = new Map<string, XastElement>();
  const { width = '', height = '' } = views[0] ?? {};
  const placed = views.flatMap((view, index) => {
    const y = Number(height) * index;
    const isOther = view.definitions.some((own) => {
      const shared = definitions.get(own.attributes.id ?? '');
      return shared !== undefined && JSON.stringify(shared) !== JSON.stringify(own);
    });
    const { children, definitions: own } = isOther ? withIds(view, `-${view.id}`) : view;
    for (const definition of own) definitions.set(definition.attributes.id ?? '', definition);
    const [left, top, ...size] = view.detail?.split(' ').map(Number) ?? [];
    return [
      element('view', { id: view.id, viewBox: `0 ${y} ${width} ${height}` }),
      ...(top === undefined
        ? []
        : [element('view', { id: `${view.id}-detail`, viewBox: [left, top + y, ...size].join(' ') })]),
      element('svg', { ...(y > 0 && { y: String(y) }), width, height }, children),
    ];
  });
  const defs = definitions.size > 0 ? [element('defs', {}, [...definitions.values()])] : [];
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [...defs, ...placed]);
}

/** The same view with another end to every id: an edited one may define another thing by the same id. */
function withIds({ definitions, children, ...view }: View, end: string): View {
  const renamed = (part: XastElement): XastElement => ({
    ...part,
    attributes: Object.fromEntries(
      Object.entries(part.attributes).map(([name, value]) => [
        name,
        name === 'id' || (/^(?:xlink:)?href$/.test(name) && value.startsWith('#'))
          ? value + end
          : value.replace(/(?<=url\(#[^)]+)(?=\))/g, end),
      ]),
    ),
    children: part.children.map((child) => (child.type === 'element' ? renamed(child) : child)),
  });
  return { ...view, definitions: definitions.map(renamed), children: children.map(renamed) };
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: readonly XastElement[] = [],
): XastElement {
  return { type: 'element', name, attributes, children: [...children] };
}

function elementsOf(parent: XastParent): XastElement[] {
  return parent.children.filter((child) => child.type === 'element');
}

function elementOf(svg: string): XastElement {
  let found: XastElement | undefined;
  const reader: CustomPlugin = {
    name: 'reader',
    fn: (root) => {
      [found] = elementsOf(root);
    },
  };
  optimize(svg, { plugins: [reader] });
  if (!found) throw new Error('a master has no element');
  return found;
}

function written(svg: XastElement): string {
  const writer: CustomPlugin = {
    name: 'writer',
    fn: (root) => {
      root.children = [svg];
    },
  };
  return optimize('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    plugins: [writer],
    js2svg: { eol: 'lf', finalNewline: true },
  }).data;
}
