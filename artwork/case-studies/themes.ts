import { BRICOLAGE_BOLD } from './type/bricolage-bold.ts';
import { CORMORANT_SEMIBOLD } from './type/cormorant-semibold.ts';
import { FIGTREE_BOLD } from './type/figtree-bold.ts';
import { FIGTREE_MEDIUM } from './type/figtree-medium.ts';
import { INSTRUMENT_REGULAR } from './type/instrument-regular.ts';
import { INSTRUMENT_SEMIBOLD } from './type/instrument-semibold.ts';
import { MANROPE_BOLD } from './type/manrope-bold.ts';
import { MANROPE_MEDIUM } from './type/manrope-medium.ts';
import { PLEX_MONO } from './type/plex-mono.ts';
import { PLEX_REGULAR } from './type/plex-regular.ts';
import { PLEX_SEMIBOLD } from './type/plex-semibold.ts';
import { ZILLA_SEMIBOLD } from './type/zilla-semibold.ts';
import type { Theme } from './ui.ts';

const FIGTREE = { regular: FIGTREE_MEDIUM, strong: FIGTREE_BOLD, heading: FIGTREE_BOLD, mono: PLEX_MONO };
const INSTRUMENT = {
  regular: INSTRUMENT_REGULAR,
  strong: INSTRUMENT_SEMIBOLD,
  heading: INSTRUMENT_SEMIBOLD,
  mono: PLEX_MONO,
};
const PLEX = { regular: PLEX_REGULAR, strong: PLEX_SEMIBOLD, heading: PLEX_SEMIBOLD };
const MANROPE = { regular: MANROPE_MEDIUM, strong: MANROPE_BOLD, heading: MANROPE_BOLD, mono: PLEX_MONO };

/** Bookings: a clear evening sky. */
export const HORALUNE: Theme = {
  ...FIGTREE,
  ink: '#1E2145',
  soft: '#6A6E92',
  faint: '#A3A6C2',
  line: '#E4E5F1',
  ground: '#F6F6FC',
  surface: '#FFFFFF',
  accent: '#4A50D6',
  tint: '#ECEDFC',
  radius: 9,
};

/** The same house after dark, for its developers. */
export const HORALUNE_NIGHT: Theme = {
  ...FIGTREE,
  ink: '#ECEBFA',
  soft: '#9A9BC4',
  faint: '#63658F',
  line: '#2B2D52',
  ground: '#14152E',
  surface: '#1B1D3B',
  accent: '#8C90FF',
  tint: '#2A2D60',
  radius: 8,
};

/** A bank: navy, brass, square corners, many rows. */
export const ORMEVAL: Theme = {
  ...PLEX,
  ink: '#14233D',
  soft: '#5C6980',
  faint: '#97A2B4',
  line: '#DDE2EA',
  ground: '#F3F5F8',
  surface: '#FFFFFF',
  accent: '#1D4E89',
  tint: '#E7EEF6',
  radius: 3,
};

/** A savings bank by the sea. */
export const MERVANE: Theme = {
  ...INSTRUMENT,
  ink: '#12292E',
  soft: '#5A7176',
  faint: '#9AADB1',
  line: '#DCE6E8',
  ground: '#F3F8F8',
  surface: '#FFFFFF',
  accent: '#0B7A89',
  tint: '#E0F1F3',
  radius: 6,
};

/** Its machine room. */
export const MERVANE_NIGHT: Theme = {
  ...INSTRUMENT,
  ink: '#E6F2F3',
  soft: '#8CA8AD',
  faint: '#56737A',
  line: '#21404A',
  ground: '#0A1D24',
  surface: '#10292F',
  accent: '#35C2CF',
  tint: '#153A42',
  radius: 6,
};

/** A homeware shop: terracotta on linen. */
export const AUBRELLE: Theme = {
  ...INSTRUMENT,
  ink: '#33261E',
  soft: '#82715F',
  faint: '#B3A593',
  line: '#EAE1D5',
  ground: '#FAF6F0',
  surface: '#FFFFFF',
  accent: '#B0532C',
  tint: '#F8EADF',
  radius: 5,
};

/** Energy: midnight, electric blue, a yellow spark. */
export const VOLTAINE: Theme = {
  ...MANROPE,
  ink: '#0F1B33',
  soft: '#5F6B85',
  faint: '#9BA6BC',
  line: '#E1E7F0',
  ground: '#F4F7FB',
  surface: '#FFFFFF',
  accent: '#1767E8',
  tint: '#E4EEFD',
  radius: 10,
};

export const VOLTAINE_NIGHT: Theme = {
  ...MANROPE,
  ink: '#EAF0FB',
  soft: '#8E9DBA',
  faint: '#576685',
  line: '#223150',
  ground: '#0B1424',
  surface: '#121E34',
  accent: '#4C8DFF',
  tint: '#182B4F',
  radius: 10,
};

/** The yellow spark of the house. */
export const SPARK = '#FFC52E';

/** A grocer: tomato red on cream paper. */
export const HUGUETTE: Theme = {
  ...FIGTREE,
  heading: BRICOLAGE_BOLD,
  ink: '#2B2A22',
  soft: '#77735F',
  faint: '#B0AB94',
  line: '#EBE4D0',
  ground: '#FDF9EE',
  surface: '#FFFFFF',
  accent: '#D4442B',
  tint: '#FBE7DF',
  radius: 14,
};

/** Cosmetics: plum on powder. */
export const LYSANE: Theme = {
  ...INSTRUMENT,
  heading: CORMORANT_SEMIBOLD,
  ink: '#35202F',
  soft: '#846F7B',
  faint: '#B8A7AF',
  line: '#EEE3E3',
  ground: '#FBF6F4',
  surface: '#FFFFFF',
  accent: '#7A2E5D',
  tint: '#F6E9F0',
  radius: 4,
};

/** A school: a blue blackboard and marigolds. */
export const TESSANDRE: Theme = {
  ...FIGTREE,
  heading: ZILLA_SEMIBOLD,
  ink: '#1D2B3A',
  soft: '#667586',
  faint: '#A2AEBA',
  line: '#E4E6E4',
  ground: '#F7F6F1',
  surface: '#FFFFFF',
  accent: '#1F5C7A',
  tint: '#E2EEF3',
  radius: 8,
};
