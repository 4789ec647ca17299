#version 300 es
precision highp float;

// A glass hall seen from its floor, looking up along the ridge. The light behind the panes goes round once
// while `loop` goes from 0 to 1, so that the last frame leads into the first. The film and its posters are drawn with
// it (`render.ts`).
uniform vec2 size;
uniform float loop;
out vec4 colour;

const float TAU = 6.2831853;
const float RIDGE = 1.75;
const float SLOPE = 0.62;
const float HALF_WIDTH = 1.55;

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973));
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float clouds(vec2 p) {
  vec2 drift = 0.35 * vec2(cos(TAU * loop), sin(TAU * loop));
  return 0.5 * noise(p * 1.7 + drift) + 0.3 * noise(p * 3.9 - drift * 1.6) + 0.2 * noise(p * 8.3 + drift * 2.3);
}

vec3 sky(vec3 d) {
  vec3 sun = normalize(vec3(0.50 + 0.34 * cos(TAU * loop), 0.80 + 0.10 * sin(TAU * loop), 1.30 + 0.22 * sin(TAU * loop)));
  float near = max(dot(d, sun), 0.0);
  float c = clouds(d.xz / (0.35 + abs(d.y)));
  vec3 night = vec3(0.030, 0.105, 0.076);
  vec3 emerald = vec3(0.055, 0.400, 0.275);
  vec3 mint = vec3(0.700, 0.950, 0.810);
  vec3 lime = vec3(0.900, 0.985, 0.520);
  vec3 light = mix(night, emerald, smoothstep(0.30, 0.98, near) * 0.85 + 0.16 * c);
  light = mix(light, mint, smoothstep(0.80, 1.0, near) * (0.40 + 0.60 * c));
  light += lime * (0.55 * pow(near, 90.0) + 0.18 * pow(near, 22.0));
  return light;
}

// Coverage of the bars of a grid of pitch 1, `w` wide.
float bars(float x, float w) {
  float d = abs(fract(x - 0.5) - 0.5);
  float blur = fwidth(x) * 0.75;
  return (1.0 - smoothstep(w - blur, w + blur, d)) * smoothstep(0.9, 0.25, blur);
}

// Where one looks at a point of the picture (px).
vec3 gaze(vec2 at) {
  vec2 uv = (2.0 * at - size) / size.y;
  return normalize(vec3(uv.x - 0.52, uv.y * 0.95 + 0.58, 1.60));
}

// What a ray meets of the roof or a wall, and the pane there.
struct Pane {
  bool onRoof;
  float t;
  vec3 p;
  float across;
  vec2 grid;
  vec2 cell;
};

Pane paneAt(vec3 d) {
  float roof = RIDGE / max(d.y + SLOPE * abs(d.x), 1e-3);
  float wall = HALF_WIDTH / max(abs(d.x), 1e-3);
  bool onRoof = roof < wall && d.y + SLOPE * abs(d.x) > 0.0;
  float t = min(onRoof ? roof : wall, 60.0);
  vec3 p = d * t;
  float across = onRoof ? abs(p.x) * sqrt(1.0 + SLOPE * SLOPE) : 10.0 + (RIDGE - SLOPE * HALF_WIDTH - p.y);
  vec2 grid = vec2(p.z / 0.46, across / 0.305);
  vec2 cell = floor(grid) + vec2(0.0, sign(p.x) * 40.0 + (onRoof ? 0.0 : 17.0));
  return Pane(onRoof, t, p, across, grid, cell);
}

vec3 view(vec2 at) {
  vec3 d = gaze(at);
  Pane pane = paneAt(d);
  bool onRoof = pane.onRoof;
  float t = pane.t, across = pane.across;
  vec3 p = pane.p;
  vec2 grid = pane.grid, cell = pane.cell;
  float h = hash(cell), k = hash(cell + 7.7);

  // Old glass: each pane leans a little its own way and has a thickness of its own.
  vec3 lean = 0.11 * vec3(h - 0.5, hash(cell + 3.1) - 0.5, k - 0.5);
  vec3 glass = sky(normalize(d + lean)) * (0.52 + 0.75 * h * h);
  if (k > 0.968) glass = mix(glass, dot(glass, vec3(0.3, 0.6, 0.1)) * vec3(1.10, 1.22, 0.42) + vec3(0.035, 0.045, 0.0), 0.8);
  vec2 inPane = fract(grid);
  float rim = min(min(inPane.x, 1.0 - inPane.x) * 1.35, min(inPane.y, 1.0 - inPane.y));
  glass *= 0.74 + 0.26 * smoothstep(0.0, 0.22, rim);

  float thin = max(bars(grid.x, 0.017), bars(grid.y, 0.021));
  float rafters = bars(grid.x / 5.0, 0.0135);
  float ridge = onRoof ? 1.0 - smoothstep(0.022, 0.030, abs(p.x)) : 0.0;
  float eaves = 1.0 - smoothstep(0.030, 0.042, abs(abs(p.x) - HALF_WIDTH) + (onRoof ? 0.0 : abs(across - 10.0)));
  float iron = clamp(max(max(thin, rafters), max(ridge, eaves)), 0.0, 1.0);
  vec3 metal = vec3(0.016, 0.042, 0.031) + 0.055 * sky(d);
  vec3 seen = mix(glass, metal, iron);

  // Air of the hall: the far end melts into the light.
  float haze = 1.0 - exp(-t * 0.085);
  seen = mix(seen, sky(d) * 0.72 + vec3(0.012, 0.05, 0.036), haze);
  // Shafts that fall from the bright panes.
  vec3 shafts = normalize(vec3(0.50 + 0.34 * cos(TAU * loop), 0.8, 1.3));
  seen += vec3(0.10, 0.17, 0.09) * pow(max(dot(d, shafts), 0.0), 7.0) * 0.55;
  return seen;
}

void main() {
  vec2 at = gl_FragCoord.xy;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; i++) sum += view(at + vec2(float(i & 1) - 0.5, float(i >> 1) - 0.5) * 0.5);
  vec3 c = sum / 4.0;
  vec2 q = at / size;
  c *= 0.55 + 0.45 * pow(16.0 * q.x * (1.0 - q.x) * (0.15 + q.y) * (1.15 - q.y), 0.28);
  c = pow(c, vec3(0.88));
  // A soft shoulder on the strongest channel, so that no pane loses its hue, and mint for what would be white.
  float peak = max(c.r, max(c.g, c.b));
  float shown = peak < 0.6 ? peak : 0.6 + 0.37 * (1.0 - exp((0.6 - peak) / 0.37));
  c = mix(c * shown / max(peak, 1e-3), vec3(0.79, 1.0, 0.87) * shown, 0.75 * smoothstep(0.70, 1.15, peak));
  // Half a level of noise keeps the dark gradients from banding.
  c += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  colour = vec4(c, 1.0);
}
