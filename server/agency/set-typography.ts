import { frenchTypography } from '../../domain/typography.ts';

/** The texts of a value with the spaces of French typography, as the build sets them in those of the files. */
export function setTypography<Value>(value: Value): Value;
export function setTypography(value: unknown): unknown {
  if (typeof value === 'string') return frenchTypography(value);
  if (Array.isArray(value)) return value.map((item) => setTypography(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, setTypography(item)]));
}
