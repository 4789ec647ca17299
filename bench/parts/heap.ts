import { once } from 'node:events';
import * as v from 'valibot';

const targetsSchema = v.tuple([v.object({ webSocketDebuggerUrl: v.string() })]);
const messageSchema = v.pipe(
  v.tuple([v.object({ data: v.string() })]),
  v.transform(([{ data }]): unknown => JSON.parse(data)),
);
const usageSchema = v.object({
  result: v.object({
    result: v.object({ value: v.object({ heapUsed: v.number(), external: v.number() }) }),
  }),
});

/**
 * Heap and buffers of a Node process started with `--inspect`, after a garbage collection (MB of 1,000,000
 * bytes). Uses the Chrome DevTools protocol.
 */
export async function heldMemory(inspectorPort: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json();
  const [{ webSocketDebuggerUrl }] = v.parse(targetsSchema, targets);
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  await call(socket, 'HeapProfiler.collectGarbage', {});
  const answer = await call(socket, 'Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  });
  socket.close();
  const { heapUsed, external } = v.parse(usageSchema, answer).result.result.value;
  return (heapUsed + external) / 1e6;
}

/** One call at a time: the next message is its response. */
async function call(socket: WebSocket, method: string, params: object): Promise<unknown> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method, params }));
  return v.parse(messageSchema, await answered);
}
