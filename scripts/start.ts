import { ensureBuilt, ROOT } from './build.ts';

ensureBuilt();
// React reads this when it is first imported.
process.env.NODE_ENV = 'production';
const { main }: { main: () => Promise<void> } = await import(`${ROOT}build/server/index.js`);
await main();
