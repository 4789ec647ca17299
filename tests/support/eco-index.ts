/** Cost of a visit of a page, as EcoIndex counts it. */
export interface PageCost {
  /** Elements of the document, without those inside an `svg`. */
  elements: number;
  requests: number;
  /** Bytes over the network, compressed, headers included (kB of 1,000 bytes). */
  kilobytes: number;
}

/** EcoIndex of a page: 0 to 100, and its grade, A to G. */
export interface EcoIndex {
  score: number;
  grade: string;
}

/** Quantiles of the pages of the HTTP Archive, in steps of a twentieth. */
const QUANTILES = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479,
    594_601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08,
    2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
} as const satisfies Record<keyof PageCost, readonly number[]>;

/** A score above the number has the grade. */
const GRADES = [
  ['A', 80],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
  ['F', 10],
] as const;

/**
 * The score of ecoindex.fr. Formula, quantiles and grades: `ecoindex/compute` of
 * https://github.com/cnumr/ecoindex_python, which grades the rounded score.
 */
export function ecoIndex({ elements, requests, kilobytes }: PageCost): EcoIndex {
  const weighted =
    3 * quantile(QUANTILES.elements, elements) +
    2 * quantile(QUANTILES.requests, requests) +
    quantile(QUANTILES.kilobytes, kilobytes);
  const score = Math.round(100 - (5 * weighted) / 6);
  return { score, grade: GRADES.find(([, bound]) => score > bound)?.[0] ?? 'G' };
}

/** Number of elements that EcoIndex counts; runs in the page itself. */
export function countElements(): number {
  return document.querySelectorAll('*').length - document.querySelectorAll('svg *').length;
}

/** Position of `value` among the quantiles, 0 to 20, interpolated. */
function quantile(bounds: readonly number[], value: number): number {
  const index = bounds.findIndex((bound) => value < bound);
  if (index === -1) return bounds.length - 1;
  const [below = 0, above = 0] = bounds.slice(index - 1, index + 1);
  return index - 1 + (value - below) / (above - below);
}
