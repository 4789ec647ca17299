import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { recolouring } from '../domain/palette/recolour.ts';
import { recolouredShader } from '../domain/palette/recolour-text.ts';
import { chosenLook } from './chosen-look.ts';

/** Recolours shaders (`*.frag?raw`) with the agency’s palette. */
export function shaderPlugin(): Plugin {
  return {
    name: 'site:shader',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.frag') || query !== 'raw') return null;
      this.addWatchFile(file);
      const source = recolouredShader(readFileSync(file, 'utf8'), recolouring(chosenLook().identity));
      return `export default ${JSON.stringify(source)};`;
    },
  };
}
