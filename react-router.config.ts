import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // All routes are in the page's manifest: no request for more of them when links come into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
