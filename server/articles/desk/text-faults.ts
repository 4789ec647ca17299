import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Links and pictures of a text, to check, and the faults of its structure (sentences in French). */
export interface TextReading {
  faults: string[];
  links: string[];
  pictures: string[];
}

export function readText(markdown: string): TextReading {
  const tree = parser.parse(markdown);
  const reading: TextReading = { faults: headingFaults(tree), links: [], pictures: [] };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') reading.links.push(node.url);
    if (node.type === 'html' && !/^<!--[\s\S]*-->$/.test(node.value.trim()))
      reading.faults.push(
        `Le HTML n’est pas repris, écrivez-le en Markdown : ligne ${lineOf(node)}, ${excerpt(node.value)}`,
      );
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    if (!node.alt?.trim())
      reading.faults.push(`L’image de la ligne ${lineOf(node)} n’a pas de texte alternatif.`);
    if (node.type === 'image') reading.pictures.push(node.url);
  });
  return reading;
}

function headingFaults(tree: Root): string[] {
  const faults: string[] = [];
  let previous = 0;
  visit(tree, 'heading', (heading) => {
    const { depth } = heading;
    const title = excerpt(textOf(heading));
    if (title === '« »') faults.push(`L’intertitre de la ligne ${lineOf(heading)} est vide.`);
    else if (previous === 0 && depth > 2)
      faults.push(`Le premier intertitre, ${title}, est de niveau ${depth} : commencez au niveau 2 (##).`);
    else if (previous > 0 && depth > previous + 1)
      faults.push(`L’intertitre ${title} saute du niveau ${previous} au niveau ${depth}.`);
    previous = depth;
  });
  return faults;
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 0;
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `« ${line.length > 40 ? `${line.slice(0, 40)}…` : line} »`.replace('«  »', '« »');
}
