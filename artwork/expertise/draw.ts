import { save } from '../output.ts';
import { type Draw, group, number, type Point, sprite } from '../svg.ts';
import { devops } from './devops.ts';
import { growth } from './growth.ts';
import { intelligence } from './intelligence.ts';
import { mobile } from './mobile.ts';
import { security } from './security.ts';
import { HEIGHT, Studio, WIDTH } from './studio.ts';
import { web } from './web.ts';

/** What a scene draws, the middle of it, and how much it is enlarged: cards cut the picture at 36 and 324. */
interface Scene {
  draw: (studio: Studio) => string;
  middle: Point;
  enlarged: number;
}

const SCENES: Readonly<Record<string, Scene>> = {
  'developpement-web': { draw: web, middle: [334, 209], enlarged: 1.1 },
  'intelligence-artificielle': { draw: intelligence, middle: [338, 178], enlarged: 1.1 },
  'logiciel-mobile': { draw: mobile, middle: [302, 204], enlarged: 1.08 },
  'devops-cloud': { draw: devops, middle: [326, 180], enlarged: 1.02 },
  cybersecurite: { draw: security, middle: [320, 186], enlarged: 1.1 },
  'marketing-croissance': { draw: growth, middle: [334, 209], enlarged: 1.06 },
};

/** Draws the six scenes of the expertise cards, one file for all. */
export function drawExpertise(): void {
  const pictures = Object.entries(SCENES).map(([name, scene]) => [name, pictureOf(name, scene)] as const);
  save('expertise/metiers', sprite({ width: WIDTH, height: HEIGHT }, Object.fromEntries(pictures)));
}

function pictureOf(name: string, { draw, middle, enlarged }: Scene): Draw {
  return (definitions) => {
    const studio = new Studio(definitions);
    const transform = `translate(${number(WIDTH / 2 - middle[0] * enlarged)} ${number(HEIGHT / 2 - middle[1] * enlarged)}) scale(${enlarged})`;
    return studio.hall(name) + group({ transform }, draw(studio));
  };
}
