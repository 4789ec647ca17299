import { type FieldValue, isObject } from './changes.ts';

/** A text of a file that can be changed, as its schema describes it. */
export interface Field {
  /** Path in the file: `hero.title`. */
  name: string;
  /** Name of the part of the file that holds it; empty for one that stands alone. */
  group: string;
  /** Its name in its part. */
  label: string;
  kind:
    | 'line'
    | 'text'
    | 'lines'
    | 'markdown'
    | 'number'
    | 'flag'
    | 'choice'
    | 'date'
    | 'picture'
    /** What an added item is called in addresses, which nobody types. */
    | 'id'
    /** The items of a list, by their keys (`orderOf`). */
    | 'order';
  /** In the file; empty if it has none. */
  value: FieldValue;
  isRequired: boolean;
  /** Bounds of its length (characters; texts of a list), where there are any. */
  least: number | undefined;
  most: number | undefined;
  /** Names that it can hold between braces. */
  slots: readonly string[];
  /** Of a `choice`: value and label. */
  choices?: readonly (readonly [string, string])[];
  /** A sentence for who fills it in. */
  help?: string | undefined;
  /** Where it stands in the file with the changes, if items of a list were arranged: by their places, not by their keys. */
  place?: string;
  /** Of an `order`. */
  list?: List;
}

/** A list of a file whose items are added, moved and removed. */
interface List {
  /** The items that keys name (`keptItems`). */
  items: readonly string[];
  /** Whether the file says something else by now. */
  isMoved: boolean;
  /** Whether the file can do without it. */
  isOptional: boolean;
  /** Schema of an item. */
  item: unknown;
}

/** Longest text that is edited in one line (characters). */
export const LONGEST_LINE = 70;

/** « Haut de page, titre » */
export function wholeLabel({ group, label }: Pick<Field, 'group' | 'label'>): string {
  return group ? `${group}, ${label.toLowerCase()}` : label;
}

/** Reads from a schema what a text may be. */
export function limitsOf(schema: Record<string, unknown>): Pick<Field, 'least' | 'most' | 'slots'> {
  const limits: Pick<Field, 'least' | 'most' | 'slots'> = { least: undefined, most: undefined, slots: [] };
  const parts: unknown[] = Array.isArray(schema.pipe) ? schema.pipe : [];
  for (const part of parts) {
    if (!isObject(part)) continue;
    if (part !== schema && Array.isArray(part.pipe)) {
      const inner = limitsOf(part);
      limits.least ??= inner.least;
      limits.most ??= inner.most;
    }
    if (part.type === 'min_length') limits.least = Number(part.requirement);
    if (part.type === 'max_length') limits.most = Number(part.requirement);
    if (part.type === 'metadata' && isObject(part.metadata) && Array.isArray(part.metadata.slots))
      limits.slots = part.metadata.slots.map(String);
  }
  return limits;
}
