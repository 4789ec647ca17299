import { HOUSE } from '../domain/palette/house.ts';

/*
 * The colours that everything is drawn in. Where the agency has chosen others (content/look.yaml), `output.ts` gives them
 * to what was drawn.
 */
export const { ink: INK, lime: LIME } = HOUSE;
/** Iron of the frames, darker than ink so that it reads against a dark pane. */
export const IRON = '#07140E';
