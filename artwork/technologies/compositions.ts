import type { Pattern } from './glass/patterns.ts';
import { nave, pavilion, vault } from './heroes/houses.ts';
import { attic, well } from './heroes/overhead.ts';
import { oriel, sheets } from './heroes/sheets.ts';
import type { Subject } from './heroes/shell.ts';
import { lancets, rose, wall } from './heroes/walls.ts';
import type { Motif } from './tall/board.ts';
import { corridor } from './tall/corridor.ts';
import { crystal } from './tall/crystal.ts';
import { door } from './tall/door.ts';
import { fan } from './tall/fan.ts';
import { hanging } from './tall/hanging.ts';
import { honeycomb } from './tall/honeycomb.ts';
import { lantern } from './tall/lantern.ts';
import { louvres } from './tall/louvres.ts';
import { medallion } from './tall/medallion.ts';
import { orbits } from './tall/orbits.ts';
import { pyramid } from './tall/pyramid.ts';
import { samples } from './tall/samples.ts';
import { screen } from './tall/screen.ts';
import { stack } from './tall/stack.ts';
import { tower } from './tall/tower.ts';
import { window } from './tall/window.ts';
import { houses } from './wide/backend/houses.ts';
import { middleware } from './wide/backend/middleware.ts';
import { notebook } from './wide/backend/notebook.ts';
import { share } from './wide/backend/share.ts';
import { streams } from './wide/backend/streams.ts';
import { globe } from './wide/cloud/globe.ts';
import { hybrid } from './wide/cloud/hybrid.ts';
import { zones } from './wide/cloud/zones.ts';
import { relations } from './wide/data/relations.ts';
import { replicas } from './wide/data/replicas.ts';
import { search } from './wide/data/search.ts';
import { blocks } from './wide/frontend/blocks.ts';
import { canvas } from './wide/frontend/canvas.ts';
import { component } from './wide/frontend/component.ts';
import { eventLoop } from './wide/frontend/event-loop.ts';
import { modules } from './wide/frontend/modules.ts';
import { prerendered } from './wide/frontend/prerendered.ts';
import { shapes } from './wide/frontend/shapes.ts';
import { tree } from './wide/frontend/tree.ts';
import { cabinet } from './wide/operations/cabinet.ts';
import { containers } from './wide/operations/containers.ts';
import { layers } from './wide/operations/layers.ts';
import { objects } from './wide/operations/objects.ts';
import { playbook } from './wide/operations/playbook.ts';
import { stages } from './wide/operations/stages.ts';
import { terminal } from './wide/operations/terminal.ts';
import { board } from './wide/security/board.ts';
import { forest } from './wide/security/forest.ts';
import { gates } from './wide/security/gates.ts';
import { ramparts } from './wide/security/ramparts.ts';
import { collection } from './wide/tests/collection.ts';
import { devices } from './wide/tests/devices.ts';

/** The three pictures of one technology. */
export interface Compositions {
  hero: readonly [scene: (subject: Subject) => string, pattern: Pattern, turn: number];
  tall: readonly [layout: (motif: Motif) => string, pattern: Pattern, form: number, isTurned: boolean];
  wide: (motif: Motif) => string;
}

/** Chosen so that no two neighbours of the menu, and no two glasses of one colour, stand in the same composition. */
export const COMPOSITIONS: Readonly<Record<string, Compositions>> = {
  angular: { hero: [nave, 'rays', -18], tall: [samples, 'squares', 0, true], wide: modules },
  reactjs: { hero: [rose, 'rays', 28], tall: [orbits, 'hexes', 0, false], wide: tree },
  nextjs: { hero: [wall, 'tall', -34], tall: [louvres, 'tall', 0, false], wide: prerendered },
  nodejs: { hero: [attic, 'hexes', 16], tall: [honeycomb, 'hexes', 0, true], wide: streams },
  python: { hero: [lancets, 'squares', 30], tall: [window, 'rays', 0, false], wide: notebook },
  vuejs: { hero: [nave, 'squares', 16], tall: [screen, 'squares', 0, false], wide: component },
  docker: { hero: [wall, 'squares', 34], tall: [stack, 'cuts', 0, false], wide: containers },
  typescript: { hero: [attic, 'squares', -14], tall: [pyramid, 'squares', 0, false], wide: shapes },
  javascript: { hero: [well, 'squares', 16], tall: [fan, 'rays', 0, true], wide: eventLoop },
  wordpress: { hero: [oriel, 'diamonds', -16], tall: [screen, 'staggered', 0, true], wide: blocks },
  webflow: { hero: [vault, 'rays', 13], tall: [medallion, 'diamonds', 0, false], wide: canvas },
  apache: { hero: [lancets, 'diamonds', -28], tall: [lantern, 'diamonds', 0, true], wide: houses },
  nginx: { hero: [rose, 'hexes', -26], tall: [door, 'squares', 0, false], wide: share },
  expressjs: { hero: [sheets, 'squares', 32], tall: [lantern, 'squares', 2, false], wide: middleware },
  'postman-newman': { hero: [sheets, 'rays', -28], tall: [hanging, 'staggered', 0, true], wide: collection },
  powershell: { hero: [wall, 'staggered', 40], tall: [corridor, 'squares', 0, false], wide: objects },
  bash: { hero: [well, 'cuts', -20], tall: [fan, 'rays', 0, false], wide: terminal },
  ansible: { hero: [vault, 'tall', -13], tall: [crystal, 'shards', 1, false], wide: playbook },
  jenkins: { hero: [pavilion, 'tall', -36], tall: [window, 'tall', 1, true], wide: stages },
  'appium-selenium': { hero: [wall, 'cuts', 28], tall: [stack, 'staggered', 0, false], wide: devices },
  'microsoft-azure': { hero: [nave, 'diamonds', -16], tall: [tower, 'squares', 0, false], wide: hybrid },
  'google-cloud-platform': { hero: [oriel, 'squares', 16], tall: [window, 'cuts', 2, true], wide: globe },
  'amazon-web-services': { hero: [attic, 'staggered', 15], tall: [tower, 'squares', 1, true], wide: zones },
  'entra-id': { hero: [attic, 'diamonds', -24], tall: [door, 'squares', 1, true], wide: gates },
  'active-directory': { hero: [vault, 'diamonds', -26], tall: [lantern, 'tall', 1, true], wide: forest },
  postgresql: { hero: [wall, 'hexes', -30], tall: [stack, 'hexes', 0, true], wide: relations },
  mysql: { hero: [well, 'squares', -18], tall: [louvres, 'tall', 0, true], wide: replicas },
  elasticsearch: { hero: [vault, 'squares', 24], tall: [crystal, 'shards', 0, true], wide: search },
  linux: { hero: [pavilion, 'squares', 34], tall: [medallion, 'diamonds', 1, true], wide: layers },
  'windows-server': { hero: [oriel, 'tall', -15], tall: [window, 'squares', 3, false], wide: cabinet },
  pingcastle: { hero: [pavilion, 'cuts', -38], tall: [corridor, 'squares', 1, true], wide: ramparts },
  purpleknight: { hero: [rose, 'cuts', -28], tall: [crystal, 'shards', 0, false], wide: board },
};
