import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningServer, SERVER_CORE, startServer } from './server-process.ts';
import { ensureTools, run } from './tools.ts';

/** An element or a text in the format of `tools/app/page.jsx`. */
type Node = string | [tag: string, properties: Record<string, unknown>, children: Node[]];

/**
 * Starts Next.js’s production server with one static page: the elements and texts of `html`, without scripts
 * and styles. Everything else is Next.js’s default, compression included.
 * @param folder for the log
 */
export async function startNext(folder: string, html: string): Promise<RunningServer> {
  const tools = ensureTools();
  const content = JSON.stringify(bodyOf(html));
  const contentFile = join(tools, 'app', 'content.json');
  const isBuilt =
    existsSync(join(tools, '.next', 'BUILD_ID')) &&
    existsSync(contentFile) &&
    readFileSync(contentFile, 'utf8') === content;
  if (!isBuilt) {
    writeFileSync(contentFile, content);
    run(process.execPath, [NEXT, 'build'], tools);
  }
  const port = String(await freePort());
  return startServer({
    command: process.execPath,
    args: [NEXT, 'start', '-H', '127.0.0.1', '-p', port],
    cwd: tools,
    environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'next.log'),
    core: SERVER_CORE,
  });
}

const NEXT = 'node_modules/next/dist/bin/next';
const LEFT_OUT = ['script', 'style', 'link', 'noscript', 'template'];

function bodyOf(html: string): Node[] {
  let body: Element | undefined;
  visit(unified().use(rehypeParse).parse(html), 'element', (element) => {
    if (element.tagName !== 'body') return undefined;
    body = element;
    return EXIT;
  });
  return nodesOf(body?.children ?? []);
}

function nodesOf(children: readonly (ElementContent | RootContent)[]): Node[] {
  return children.flatMap((child): Node[] => {
    if (child.type === 'text') return [child.value];
    if (child.type !== 'element' || LEFT_OUT.includes(child.tagName)) return [];
    return [[child.tagName, propertiesOf(child), nodesOf(child.children)]];
  });
}

/** Properties for React: lists of words joined, without styles and event handlers. */
function propertiesOf({ properties }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'style' && !name.startsWith('on'))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]),
  );
}
