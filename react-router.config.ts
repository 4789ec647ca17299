import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Each build has a folder of its own, named by scripts/build.ts.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build/unnamed',
  // One small site: the whole route table goes with the page, and no request is spent on discovering it.
  routeDiscovery: { mode: 'initial' },
  // A page that has a form sends it by itself: its action in a file of its own would be one more request.
  splitRouteModules: false,
} satisfies Config;
