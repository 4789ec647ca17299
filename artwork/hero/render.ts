import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { isHouse, type Recolour, recolouring } from '../../domain/palette/recolour.ts';
import { ROOT } from '../../scripts/build.ts';
import { chosenLook } from '../../scripts/chosen-look.ts';
import { installFromDebian, isDebianRoot } from '../../scripts/programs.ts';
import { withBrowserPage } from '../browser.ts';
import { files } from '../files.ts';

/*
 * Draws the hero's film and its posters with `glass-roof.frag`, frame by frame in a software WebGL, the same on
 * every machine; ffmpeg (with libx264 and libaom) does the encoding. In an agency's own colours they are the house's,
 * seen through a table of colours: its film is kept beside this program, since drawing it takes minutes.
 */

const words = (text: string) => text.split(' ');
/** Said in the film's files, or each player guesses another green than the posters'. */
const COLOURS = words('-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709');
const OUTPUT = 'public/assets/hero';
const SHADER = `${ROOT}artwork/hero/glass-roof.frag`;
/** The film in the colours of the house, finer than visitors get it. */
const HOUSE_FILM = 'artwork/hero/film.mp4';
const SECONDS = 9;
const FRAMES_PER_SECOND = 24;
const FILM = { width: 1280, height: 720 };
/** The larger one, the more an AVIF may lose: a veil and soon the film lie over it. */
const POSTERS = [
  { name: 'accueil-1920', width: 1920, height: 1080, avifCrf: 46 },
  { name: 'accueil-1280', width: 1280, height: 720, avifCrf: 40 },
];

const source = readFileSync(SHADER, 'utf8');

/**
 * Draws posters and film where they would be others than those that stand.
 * @param parts `posters` for these alone, changed or not; `frames` draws the film of the house anew
 */
export async function drawHero(parts: readonly string[]): Promise<void> {
  const { identity } = chosenLook();
  const sign = createHash('sha256')
    .update(source + JSON.stringify(identity))
    .digest('hex')
    .slice(0, 16);
  if (parts.length === 0 && existsSync(ROOT + SIGN) && readFileSync(ROOT + SIGN, 'utf8').trim() === sign)
    return;
  ensureFfmpeg();
  const work = mkdtempSync(join(tmpdir(), 'site-hero-'));
  try {
    const table = join(work, 'colours.cube');
    writeFileSync(table, colourTable(recolouring(identity)));
    const filter = isHouse(identity) ? [] : [`lut3d=${table}:interp=tetrahedral`];
    await withBrowserPage(async (page) => {
      await drawPosters(page, work, filter);
      if (parts.includes('frames')) await drawHouseFilm(page, work);
    }, SOFTWARE_WEBGL);
    if (parts.includes('posters')) return;
    encodeFilm(work, filter);
    files.write(SIGN, `${sign}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What film and posters that stand were drawn from. */
const SIGN = 'artwork/hero/film.sign';
const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

async function drawPosters(page: Page, work: string, filter: readonly string[]): Promise<void> {
  const through = filter.length > 0 ? ['-vf', filter.join()] : [];
  for (const { name, width, height, avifCrf } of POSTERS) {
    await prepare(page, width, height);
    const frame = join(work, `${name}.png`);
    writeFileSync(frame, await drawFrame(page, 0));
    const webp = words('-c:v libwebp -quality 72');
    ffmpeg(work, ['-i', frame, ...through, ...webp, `${OUTPUT}/${name}.webp`]);
    const avif = words(`-c:v libaom-av1 -still-picture 1 -crf ${avifCrf} -cpu-used 3`);
    ffmpeg(work, ['-i', frame, ...through, ...avif, `${OUTPUT}/${name}.avif`]);
  }
}

/** Draws each frame of the film and keeps them, finer than visitors get them. */
async function drawHouseFilm(page: Page, work: string): Promise<void> {
  await prepare(page, FILM.width, FILM.height);
  const count = SECONDS * FRAMES_PER_SECOND;
  for (let frame = 0; frame < count; frame++) {
    writeFileSync(join(work, `${String(frame).padStart(4, '0')}.png`), await drawFrame(page, frame / count));
  }
  const frames = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(work, '%04d.png')];
  const fine = words('-c:v libx264 -preset slow -crf 20');
  ffmpeg(work, [...frames, '-vf', 'scale=out_color_matrix=bt709', ...COLOURS, ...fine, HOUSE_FILM]);
}

function encodeFilm(work: string, filter: readonly string[]): void {
  const seen = ['-vf', [...filter, 'scale=out_color_matrix=bt709'].join(), ...COLOURS];
  const from = ['-i', ROOT + HOUSE_FILM, ...seen];
  const h264 = words('-c:v libx264 -preset slow -crf 27 -movflags +faststart');
  ffmpeg(work, [...from, ...h264, `${OUTPUT}/accueil.mp4`]);
  const av1 = words('-c:v libaom-av1 -crf 36 -b:v 0 -cpu-used 6 -row-mt 1 -g 240');
  ffmpeg(work, [...from, ...av1, `${OUTPUT}/accueil.webm`]);
}

/** Colours that ffmpeg's `lut3d` reads between: for each of 33 levels of red, green and blue, the one in its place. */
function colourTable(recolour: Recolour): string {
  const size = 33;
  const level = (index: number) => index / (size - 1);
  const lines: string[] = [];
  for (let blue = 0; blue < size; blue++)
    for (let green = 0; green < size; green++)
      for (let red = 0; red < size; red++) {
        const made = recolour([level(red), level(green), level(blue)]);
        lines.push(made.map((channel) => Math.min(1, Math.max(0, channel)).toFixed(5)).join(' '));
      }
  return `LUT_3D_SIZE ${size}\n${lines.join('\n')}\n`;
}

/** Puts a canvas with the shader into the page. */
async function prepare(page: Page, width: number, height: number): Promise<void> {
  await page.setContent(`<canvas width="${width}" height="${height}"></canvas>`);
  await page.evaluate((shader) => {
    const canvas = document.querySelector('canvas');
    const gl = canvas?.getContext('webgl2', { preserveDrawingBuffer: true });
    if (!canvas || !gl) throw new Error('this browser has no WebGL 2');
    const program = gl.createProgram();
    const wholeCanvas =
      '#version 300 es\nvoid main() { gl_Position = vec4(gl_VertexID % 2 * 4 - 1, gl_VertexID / 2 * 4 - 1, 0, 1); }';
    for (const [type, source] of [
      [gl.VERTEX_SHADER, wholeCanvas],
      [gl.FRAGMENT_SHADER, shader],
    ] as const) {
      const compiled = gl.createShader(type);
      if (!compiled) throw new Error('shader refused');
      gl.shaderSource(compiled, source);
      gl.compileShader(compiled);
      if (!gl.getShaderParameter(compiled, gl.COMPILE_STATUS))
        throw new Error(gl.getShaderInfoLog(compiled) ?? '');
      gl.attachShader(program, compiled);
    }
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.uniform2f(gl.getUniformLocation(program, 'size'), canvas.width, canvas.height);
    Object.assign(window, {
      draw(loop: number) {
        gl.uniform1f(gl.getUniformLocation(program, 'loop'), loop);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        return canvas.toDataURL('image/png');
      },
    });
  }, source);
}

/** @param loop moment of the film, 0 to 1 */
async function drawFrame(page: Page, loop: number): Promise<Buffer> {
  const url: string = await page.evaluate(`draw(${loop})`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

function ensureFfmpeg(): void {
  const isThere = () => spawnSync('ffmpeg', ['-version']).status === 0;
  if (!isThere() && isDebianRoot()) installFromDebian('ffmpeg');
  if (!isThere()) throw new Error('ffmpeg manque : apt-get install ffmpeg');
}

/**
 * Runs ffmpeg; the last of `args` is the file to write, from the project’s root, which carries no date and no random name
 * of its own.
 */
function ffmpeg(work: string, args: string[]): void {
  const file = args.at(-1) ?? '';
  const made = join(work, basename(file));
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...args.slice(0, -1), '-fflags', '+bitexact', made],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg failed (Debian package « ffmpeg »): ${error?.message ?? stderr}`);
  files.write(file, readFileSync(made));
}
