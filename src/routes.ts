import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/chrome/pages/site-layout.tsx', [
    index('features/home/pages/home.tsx'),
    route('*', 'features/chrome/pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
