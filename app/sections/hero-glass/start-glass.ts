import fragmentShader from './glass-roof.frag?raw';

/** One triangle over the whole canvas. */
const VERTEX_SHADER = '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0.0,1.0);}';
const TRIANGLE = new Float32Array([-1, -1, 3, -1, -1, 3]);
/** Aspect ratio of the film's picture, and its `object-position` in a hero (`object-[62%_30%]`). */
const PICTURE = { ratio: 16 / 9, x: 0.62, y: 0.3 };
/** Integrated graphics draw a million pixels in a few milliseconds; the overlay hides finer detail. */
const MOST_PIXELS = 1_000_000;
/**
 * Share of the remaining way that the sun moves in a frame; how long it moves on after the last event (ms).
 */
const EASE = 0.06;
const REST_AFTER = 3000;
/** The sun stays in the roof, away from the text (fractions of the picture's width and height). */
const SKY = { left: 0.5, right: 0.95, bottom: 0.45, top: 0.95 };

/**
 * Draws the hero's glass hall over `section` with WebGL 2; the pointer is the sun.
 * @returns a function that stops it; `null` without a GPU, or if the shaders do not link
 */
export function startGlass(canvas: HTMLCanvasElement, section: HTMLElement): (() => void) | null {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  });
  if (!gl || isSoftware(gl)) return null;
  const program = link(gl);
  if (!program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL’s, not React’s
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, TRIANGLE, gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const uniforms = {
    size: place('size'),
    corner: place('corner'),
    pointer: place('pointer'),
    sun: place('sun'),
    loop: place('loop'),
  };

  let picture = { width: 0, height: 0, left: 0, bottom: 0, scale: 1 };
  let pointer: [number, number] = [-1, -1];
  let sun: [number, number] = [0.72, 0.75];
  let target = sun;
  let movedAt = performance.now();
  let frame = 0;

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, clientWidth * clientHeight)));
    const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)];
    Object.assign(canvas, { width, height });
    const wide = Math.max(width, height * PICTURE.ratio);
    const high = wide / PICTURE.ratio;
    picture = {
      width: wide,
      height: high,
      left: (wide - width) * PICTURE.x,
      bottom: (high - height) * (1 - PICTURE.y),
      scale,
    };
    wake();
  }

  function follow({ clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const { left, bottom } = canvas.getBoundingClientRect();
    const x = (clientX - left) * picture.scale + picture.left;
    const y = (bottom - clientY) * picture.scale + picture.bottom;
    pointer = [x, y];
    target = [
      Math.min(SKY.right, Math.max(SKY.left, x / picture.width)),
      Math.min(SKY.top, Math.max(SKY.bottom, y / picture.height)),
    ];
    wake();
  }
  function leave(): void {
    pointer = [-1, -1];
    wake();
  }
  function wake(): void {
    movedAt = performance.now();
    frame ||= requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!gl) return;
    sun = [sun[0] + (target[0] - sun[0]) * EASE, sun[1] + (target[1] - sun[1]) * EASE];
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(uniforms.size, picture.width, picture.height);
    gl.uniform2f(uniforms.corner, picture.left, picture.bottom);
    gl.uniform2f(uniforms.pointer, ...pointer);
    gl.uniform3f(uniforms.sun, ...towards(sun));
    gl.uniform1f(uniforms.loop, 0);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    if (now - movedAt < REST_AFTER) frame = requestAnimationFrame(draw);
  }

  /** Direction from the shader's camera to a point of the picture (fractions of its width and height). */
  function towards([x, y]: [number, number]): [number, number, number] {
    const ray: [number, number, number] = [
      (2 * x - 1) * PICTURE.ratio - 0.52,
      (2 * y - 1) * 0.95 + 0.58,
      1.6,
    ];
    const length = Math.hypot(...ray);
    return [ray[0] / length, ray[1] / length, ray[2] / length];
  }

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  section.addEventListener('pointermove', follow);
  section.addEventListener('pointerleave', leave);
  resize();

  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    section.removeEventListener('pointermove', follow);
    section.removeEventListener('pointerleave', leave);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  };
}

/** Chromium without a GPU may draw on the processor all the same: a third of a second a frame. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return info !== null && /swiftshader|llvmpipe/i.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)));
}

function link(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  const live = fragmentShader.replace(/^(#version.*)$/m, '$1\n#define LIVE');
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, live],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
