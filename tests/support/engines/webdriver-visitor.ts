import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.ts';
import { ensureProgram } from '../../../scripts/programs.ts';
import { jsonOf, type RunningEngine, type Visitor } from './visitor.ts';

/** Key of an element’s reference (WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Longest wait until an element can be pressed or typed into (ms). */
const PATIENCE = 10_000;

/** WebKitGTK with its MiniBrowser, through plain WebDriver, on a screen of its own. */
export async function startWebKit(): Promise<RunningEngine> {
  const screen = spawn(
    ensureXvfb(),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(ensureWebKit(), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const root = `http://127.0.0.1:${port}`;
  await patiently(() => send(`${root}/status`, 'GET'));
  return {
    visitor: () => webDriverVisitor(root),
    async end() {
      driver.kill();
      screen.kill();
    },
  };
}

async function firstLine({ stdio: [, , , pipe] }: ChildProcess): Promise<string> {
  if (!(pipe instanceof Readable)) throw new Error('Xvfb has no pipe for its number');
  // Left open: the line’s end comes after its number, and would end Xvfb.
  const [line] = await once(pipe, 'data');
  return String(line).trim();
}

/** The value of an answer; its type is what the caller knows of the command. */
async function send<Value>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Value> {
  // At times the driver waits for a browser that never came: a new try starts both again.
  const signal = AbortSignal.timeout(3 * PATIENCE);
  const answer = await fetch(url, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

async function patiently<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
}

async function webDriverVisitor(root: string): Promise<Visitor> {
  const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, 'POST', { capabilities: {} });
  const session = `${root}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) => send<Value>(`${session}/${command}`, 'POST', body);
  const find = (selector: string) =>
    post<{ [ELEMENT]: string }>('element', { using: 'css selector', value: selector });
  const act = (selector: string, command: string, body = {}) =>
    patiently(async () => {
      const found = await find(selector);
      // WebKit’s own scroll leaves what is just under the window out of reach.
      const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
      await post('execute/sync', { script, args: [found] });
      await post(`element/${found[ELEMENT]}/${command}`, body);
    });
  const moveTo = (place: { x: number; y: number; origin?: object }) => {
    const actions = [{ type: 'pointerMove', duration: 0, ...place }];
    return post<void>('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };
  let x = 0;
  return {
    open: (url) => post('url', { url }),
    back: () => post('back', {}),
    resize: (width, height) => post('window/rect', { width, height }),
    async move() {
      x = 1 - x;
      await moveTo({ x, y: 1 });
    },
    press: (selector) => act(selector, 'click'),
    hover: (selector) => patiently(async () => moveTo({ x: 0, y: 0, origin: await find(selector) })),
    async type(selector, text) {
      await act(selector, 'clear');
      await act(selector, 'value', { text });
    },
    async evaluate(ask, ...args) {
      const script = `return ${jsonOf(ask, args)}`;
      return JSON.parse(await post<string>('execute/sync', { script, args: [] }));
    },
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`, 'GET'), 'base64'),
    close: () => send(session, 'DELETE'),
  };
}

/** Path of WebKitGTK’s WebDriver, which brings its browser. @throws Error when it cannot be installed */
function ensureWebKit(): string {
  return ensureProgram({
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    elsewhere: [],
    debianPackages: ['webkit2gtk-driver', 'fonts-liberation'],
    advice: '« apt-get install webkit2gtk-driver »',
  });
}

/** Path of Xvfb, the screen of a browser that has no headless mode. @throws Error when it cannot be installed */
function ensureXvfb(): string {
  return ensureProgram({
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    elsewhere: [],
    debianPackages: ['xvfb'],
    advice: '« apt-get install xvfb »',
  });
}
