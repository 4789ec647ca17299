import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/chromium.ts';

/*
 * Draws the hero's film and its posters from the page's own `glass-roof.frag`, frame by frame in a software WebGL, the same on
 * every machine; ffmpeg (with libx264 and libaom/libsvtav1) does the encoding.
 *
 *   node artwork/hero/render.ts            posters and film
 *   node artwork/hero/render.ts posters    posters only
 */

/** Said in the film's files, or each player guesses another green than the posters'. */
const COLOURS = '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ');
const OUTPUT = `${ROOT}public/assets/hero`;
const SECONDS = 9;
const FRAMES_PER_SECOND = 24;
const FILM = { width: 1280, height: 720 };
/** The larger one, the more an AVIF may lose: a veil and soon the film lie over it. */
const POSTERS = [
  { name: 'accueil-1920', width: 1920, height: 1080, avifCrf: 46 },
  { name: 'accueil-1280', width: 1280, height: 720, avifCrf: 40 },
  { name: 'accueil-mobile', width: 820, height: 1100, avifCrf: 38 },
];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const work = mkdtempSync(join(tmpdir(), 'site-hero-'));
try {
  mkdirSync(OUTPUT, { recursive: true });
  const page = await browser.newPage();
  await drawPosters(page);
  if (process.argv[2] !== 'posters') await drawFilm(page);
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

async function drawPosters(page: Page): Promise<void> {
  for (const { name, width, height, avifCrf } of POSTERS) {
    await prepare(page, width, height);
    const frame = join(work, `${name}.png`);
    writeFileSync(frame, await drawFrame(page, 0));
    ffmpeg(['-i', frame, '-c:v', 'libwebp', '-quality', '72', `${OUTPUT}/${name}.webp`]);
    ffmpeg([
      '-i',
      frame,
      '-c:v',
      'libaom-av1',
      '-still-picture',
      '1',
      '-crf',
      String(avifCrf),
      '-cpu-used',
      '3',
      `${OUTPUT}/${name}.avif`,
    ]);
  }
}

async function drawFilm(page: Page): Promise<void> {
  await prepare(page, FILM.width, FILM.height);
  const count = SECONDS * FRAMES_PER_SECOND;
  for (let frame = 0; frame < count; frame++) {
    writeFileSync(join(work, `${String(frame).padStart(4, '0')}.png`), await drawFrame(page, frame / count));
  }
  const frames = [
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(work, '%04d.png'),
    '-vf',
    'scale=out_color_matrix=bt709',
    ...COLOURS,
  ];
  ffmpeg([
    ...frames,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-movflags',
    '+faststart',
    `${OUTPUT}/accueil.mp4`,
  ]);
  ffmpeg([
    ...frames,
    '-c:v',
    'libaom-av1',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
    '-g',
    '240',
    `${OUTPUT}/accueil.webm`,
  ]);
}

/** Puts a canvas with the shader into the page. */
async function prepare(page: Page, width: number, height: number): Promise<void> {
  await page.setContent(`<canvas width="${width}" height="${height}"></canvas>`);
  await page.evaluate(
    (shader) => {
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
    },
    readFileSync(`${ROOT}app/sections/hero-glass/glass-roof.frag`, 'utf8'),
  );
}

/** @param loop moment of the film, 0 to 1 */
async function drawFrame(page: Page, loop: number): Promise<Buffer> {
  const url: string = await page.evaluate(`draw(${loop})`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Runs ffmpeg; the last of `args` is the file to write, which carries no date and no random name of its own. */
function ffmpeg(args: string[]): void {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...args.slice(0, -1), '-fflags', '+bitexact', ...args.slice(-1)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg failed (Debian package « ffmpeg »): ${error?.message ?? stderr}`);
}
