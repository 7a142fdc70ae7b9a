import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/chrome/pages/site-layout.tsx', [
    index('features/home/pages/home.tsx'),
    route('privacy-policy', 'features/legal/pages/privacy-policy.tsx'),
    route('terms', 'features/legal/pages/terms.tsx'),
    route('cookie-policy', 'features/legal/pages/cookie-policy.tsx'),
    route('*', 'features/chrome/pages/not-found.tsx'),
  ]),
  route('sitemap.xml', 'features/discovery/pages/sitemap.ts'),
  route('robots.txt', 'features/discovery/pages/robots.ts'),
  // Every part of the design system in every state, for those who build with it.
  ...(process.env.NODE_ENV === 'development'
    ? [route('dev/ui', 'features/ui-gallery/pages/gallery.tsx')]
    : []),
] satisfies RouteConfig
