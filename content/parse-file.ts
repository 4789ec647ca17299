import { isMap, isNode, LineCounter, type ParsedNode, parseDocument, visit, type YAMLError } from 'yaml';

/** A place in a file, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** « ligne 6, colonne 8 » */
export function placeInWords({ line, column }: Place): string {
  return `ligne ${line}, colonne ${column}`;
}

/** A content file that cannot be parsed; the message says in French what is wrong and how to fix it. */
export class SyntaxFault extends Error {
  readonly place: Place;

  constructor(message: string, place: Place) {
    super(message);
    this.name = 'SyntaxFault';
    this.place = place;
  }
}

/** The fields of a content file, and where they stand. */
export interface ParsedFile {
  data: Record<string, unknown>;
  /** Place of the field at `path`, or of its nearest existing ancestor. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/**
 * Parses a content file according to its extension.
 * @throws SyntaxFault
 */
export function parseFile(path: string, text: string): ParsedFile {
  return path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/**
 * Parses a Markdown file: its fields, and its text as `content`.
 * @throws SyntaxFault
 */
export function parseMarkdown(file: string): ParsedFile {
  const text = readable(file);
  if (text.trim() === '') throw new SyntaxFault('le fichier est vide', { line: 1, column: 1 });
  if (!/^---[ \t]*\r?\n/.test(text)) {
    throw new SyntaxFault('la première ligne doit être « --- », suivie des champs de la page', {
      line: 1,
      column: 1,
    });
  }
  const parts = FRONT_MATTER.exec(text);
  if (!parts) {
    throw new SyntaxFault('une ligne « --- » manque après les champs de la page, avant son texte', {
      line: 1,
      column: 1,
    });
  }
  // An empty line replaces the first `---`, so that line numbers stay right.
  const parsed = parseYaml(`\n${parts[1] ?? ''}`);
  return { ...parsed, data: { ...parsed.data, content: (parts[2] ?? '').trim() } };
}

/**
 * Parses a YAML file whose top level is a mapping.
 * @throws SyntaxFault
 */
export function parseYaml(file: string): ParsedFile {
  const text = readable(file);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = document.errors;
  if (error) throw syntaxFault(error, text, place(error.pos[0]));
  visit(document, {
    Scalar(_, { type, comment, range }) {
      // YAML would silently cut « Prix # 1 » to « Prix ».
      if (type !== 'PLAIN' || comment == null || !range) return;
      const end = place(range[1]);
      throw new SyntaxFault(
        `ce qui suit « # » n’est pas lu : mettez le texte entre guillemets, ou la remarque sur sa propre ligne${mended(lineAt(text, end))}`,
        end,
      );
    },
  });
  const { contents } = document;
  if (contents === null) throw new SyntaxFault('le fichier n’a aucun champ', { line: 1, column: 1 });
  if (!isMap(contents)) {
    throw new SyntaxFault('des champs de la forme « nom: valeur » sont attendus', place(contents.range[0]));
  }
  return {
    data: document.toJS(),
    placeOf(path) {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const node = nodeAt(contents, path.slice(0, depth));
        if (node?.range) return place(node.range[0]);
      }
      return place(contents.range[0]);
    },
  };
}

function nodeAt(contents: ParsedNode, path: readonly PropertyKey[]) {
  const node = isMap(contents) ? contents.getIn(path, true) : undefined;
  return isNode(node) ? node : undefined;
}

/**
 * The text of a file without the byte order mark that some editors write.
 * @throws SyntaxFault for one in another encoding than UTF-8, whose accents would be published as question marks
 */
function readable(file: string): string {
  const text = file.replace(/^\uFEFF/, '');
  const [before = ''] = text.split('\ufffd', 1);
  if (before.length === text.length) return text;
  const lines = before.split('\n');
  throw new SyntaxFault('ce caractère ne se lit pas : enregistrez le fichier en UTF-8', {
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
  });
}

function syntaxFault({ code, message }: YAMLError, text: string, place: Place): SyntaxFault {
  return new SyntaxFault(sentence(code, lineAt(text, place), message), place);
}

function lineAt(text: string, { line }: Place): string {
  return text.split(/\r?\n/)[line - 1] ?? '';
}

function sentence(code: YAMLError['code'], line: string, message: string): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return `un texte qui contient « : » se met entre guillemets${mended(line)}`;
    case 'TAB_AS_INDENT':
      return 'une tabulation décale la ligne ; YAML veut des espaces';
    case 'BAD_INDENT':
      return 'le décalage de cette ligne ne va pas avec celui des précédentes, ou un guillemet n’est pas fermé plus haut';
    case 'MISSING_CHAR':
      return 'un guillemet, un crochet ou un « : » manque : fermez ce qui est ouvert, ou mettez le texte entre guillemets';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'un « : » manque après le nom du champ, ou un texte continue sans être décalé';
    case 'DUPLICATE_KEY':
      return 'ce champ est écrit deux fois';
    case 'BAD_SCALAR_START':
      return `un texte qui commence par ce signe se met entre guillemets${mended(line)}`;
    case 'UNEXPECTED_TOKEN':
      return `ce signe n’est pas attendu ici ; mettez le texte entre guillemets doubles${mended(line)}`;
    default:
      return `YAML illisible (${message})`;
  }
}

/** A suggested correction, when the line holds a field and its text. */
function mended(line: string): string {
  const [, field, value = ''] = /^(?:- )?([\w-]+):\s+(.+)/.exec(line.trim()) ?? [];
  // A JSON string is a YAML string.
  return field ? `, par exemple ${field}: ${JSON.stringify(value.replaceAll(/^["']|["']$/g, ''))}` : '';
}
