import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/chrome/pages/site-layout.tsx', [
    index('features/home/pages/home.tsx'),
    route('contact', 'features/contact/pages/contact.tsx'),
    route('*', 'features/chrome/pages/not-found.tsx'),
  ]),
  // Every part of the design system in every state, for those who build with it.
  ...(process.env.NODE_ENV === 'development'
    ? [route('dev/ui', 'features/ui-gallery/pages/gallery.tsx')]
    : []),
] satisfies RouteConfig
