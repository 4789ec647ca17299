import type { Light } from './lights.ts';

/** A city of the site. */
export interface Place {
  /** As in the file's name under `content/cities`. */
  slug: string;
  /** Code of its department, as on a number plate: `01`, `2A`. */
  department: string;
  /** Latitude and longitude of its centre, in degrees. */
  at: readonly [latitude: number, longitude: number];
  /** The hour and the air of the place; see `lights.ts`. */
  light: Light;
  /** Throws the dice of the composition again when the first throw is not to your liking: 1, 2, 3 … */
  roll?: number;
}

/** One line for each city: everything else about its pictures follows from its slug. */
export const PLACES: readonly Place[] = [
  { slug: 'paris', department: '75', at: [48.8566, 2.3522], light: 'lamps', roll: 63 },
  { slug: 'annecy', department: '74', at: [45.8992, 6.1294], light: 'water' },
  { slug: 'valence', department: '26', at: [44.9334, 4.8924], light: 'vine', roll: 6 },
  { slug: 'lyon', department: '69', at: [45.764, 4.8357], light: 'sunset' },
  { slug: 'marseille', department: '13', at: [43.2965, 5.3698], light: 'noon' },
  { slug: 'chambery', department: '73', at: [45.5646, 5.9178], light: 'dawn' },
  { slug: 'toulouse', department: '31', at: [43.6047, 1.4442], light: 'brick' },
  { slug: 'nice', department: '06', at: [43.7034, 7.2663], light: 'riviera' },
  { slug: 'nantes', department: '44', at: [47.2184, -1.5536], light: 'water' },
  { slug: 'strasbourg', department: '67', at: [48.5734, 7.7521], light: 'brick' },
  { slug: 'montpellier', department: '34', at: [43.6108, 3.8767], light: 'noon' },
  { slug: 'bordeaux', department: '33', at: [44.8378, -0.5792], light: 'vine' },
  { slug: 'lille', department: '59', at: [50.6292, 3.0573], light: 'silver' },
  { slug: 'rennes', department: '35', at: [48.1173, -1.6778], light: 'silver' },
  { slug: 'reims', department: '51', at: [49.2583, 4.0317], light: 'lamps' },
  { slug: 'le-havre', department: '76', at: [49.4944, 0.1079], light: 'water' },
  { slug: 'saint-etienne', department: '42', at: [45.4397, 4.3872], light: 'silver' },
  { slug: 'toulon', department: '83', at: [43.1242, 5.928], light: 'riviera' },
  { slug: 'grenoble', department: '38', at: [45.1885, 5.7245], light: 'ice' },
  { slug: 'dijon', department: '21', at: [47.322, 5.0415], light: 'vine' },
  { slug: 'angers', department: '49', at: [47.4784, -0.5632], light: 'orchard' },
  { slug: 'nimes', department: '30', at: [43.8367, 4.3601], light: 'brick' },
  { slug: 'villeurbanne', department: '69', at: [45.7719, 4.8902], light: 'noon', roll: 4 },
  { slug: 'saint-denis', department: '93', at: [48.9362, 2.3574], light: 'dawn', roll: 11 },
  { slug: 'aix-en-provence', department: '13', at: [43.5297, 5.4474], light: 'sunset', roll: 5 },
  { slug: 'clermont-ferrand', department: '63', at: [45.7772, 3.087], light: 'dawn' },
  { slug: 'le-mans', department: '72', at: [48.0061, 0.1996], light: 'sunset' },
  { slug: 'limoges', department: '87', at: [45.8336, 1.2611], light: 'brick' },
  { slug: 'amiens', department: '80', at: [49.8941, 2.2958], light: 'dawn' },
  { slug: 'tours', department: '37', at: [47.3941, 0.6848], light: 'vine' },
  { slug: 'metz', department: '57', at: [49.1193, 6.1757], light: 'lamps' },
  { slug: 'perpignan', department: '66', at: [42.6887, 2.8948], light: 'riviera' },
  { slug: 'brest', department: '29', at: [48.3904, -4.4861], light: 'water' },
];
