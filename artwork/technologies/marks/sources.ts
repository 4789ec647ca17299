/** Where a mark comes from, and how it is cut. */
export type Source = Cut & (Icon | Emblem | Pair);

interface Cut {
  /** Width of its iron; fine marks take finer iron. */
  iron?: number;
  /** Fill of a mark drawn in lines: all of it, or what lies between two corners of its contour. */
  ground?: true | readonly [from: number, to: number];
  /** Its lines are the leads of a lit figure. */
  leaded?: true;
}

interface Icon {
  /** `logo`: a drawing of the agency's in `technologies/logos/`; `initials`: letters, set in the house's face. */
  from: 'simple-icons' | 'devicon' | 'logo' | 'initials';
  icon: string;
  /** Contours of each part, when the parts have colours of their own. */
  split?: readonly (readonly number[])[];
  /** Colours of the parts. */
  tints?: readonly string[];
  /** Contours that are not drawn, such as a registered sign. */
  without?: readonly number[];
}

interface Emblem {
  from: 'emblem';
  icon: 'keep' | 'knight' | 'forest' | 'prism';
}

/** Two marks side by side. */
interface Pair {
  from: 'pair';
  icons: readonly string[];
  tints: readonly string[];
}

type How = Cut & Omit<Icon, 'from' | 'icon'>;

/** A mark of simple-icons. */
export function simple(icon: string, how: How = {}): Source {
  return { from: 'simple-icons', icon, ...how };
}

/** A mark of devicon, for what simple-icons does not have or has in one colour only. */
export function devicon(icon: string, how: How = {}): Source {
  return { from: 'devicon', icon, ...how };
}

/** An emblem of our own, where there is no mark that may be drawn. */
export function emblem(icon: Emblem['icon']): Source {
  return { from: 'emblem', icon, iron: 0.55 };
}
