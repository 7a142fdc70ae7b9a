import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/chrome/pages/site-layout.tsx', [
    index('features/home/pages/home.tsx'),
    route('states', 'features/states/pages/states.tsx'),
    route('states/:code', 'features/states/pages/state.tsx'),
    route('*', 'features/chrome/pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
