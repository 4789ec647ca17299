import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One small site: the whole route table goes with the page, and no request is spent on discovering it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
