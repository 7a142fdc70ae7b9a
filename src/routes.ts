import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('features/chrome/pages/site-layout.tsx', [
    index('features/home/pages/home.tsx'),
    route('case-types', 'features/case-types/pages/case-types.tsx'),
    route('case-types/:caseType', 'features/case-types/pages/case-type.tsx'),
    route('how-it-works', 'features/how-it-works/pages/how-it-works.tsx'),
    route('what-we-fund', 'features/what-we-fund/pages/what-we-fund.tsx'),
    route('for-attorneys', 'features/for-attorneys/pages/for-attorneys.tsx'),
    route('apply', 'features/applications/pages/apply.tsx'),
    route('thank-you', 'features/applications/pages/thank-you.tsx'),
    route('states', 'features/states/pages/states.tsx'),
    route('states/:code', 'features/states/pages/state.tsx'),
    route('blog', 'features/blog/pages/blog.tsx'),
    route('blog/page/:page', 'features/blog/pages/blog.tsx', { id: 'blog-page' }),
    route('blog/category/:slug', 'features/blog/pages/category.tsx'),
    route('blog/category/:slug/page/:page', 'features/blog/pages/category.tsx', { id: 'blog-category-page' }),
    route('blog/:slug', 'features/blog/pages/post.tsx'),
    route('contact', 'features/contact/pages/contact.tsx'),
    route('privacy-policy', 'features/legal/pages/privacy-policy.tsx'),
    route('terms', 'features/legal/pages/terms.tsx'),
    route('cookie-policy', 'features/legal/pages/cookie-policy.tsx'),
    route('*', 'features/chrome/pages/not-found.tsx'),
  ]),
  route('upload/:token', 'features/upload-links/pages/upload.tsx'),
  route('admin/login', 'features/admin/pages/login.tsx'),
  layout('features/admin/pages/admin-layout.tsx', [
    route('admin', 'features/admin/pages/dashboard.tsx'),
    route('admin/dashboard', 'features/admin/pages/dashboard.tsx', { id: 'admin-dashboard' }),
    route('admin/blog', 'features/blog/pages/admin/blog-admin.tsx'),
    route('admin/applications', 'features/desk/pages/admin/applications.tsx'),
    route('admin/applications/charts', 'features/figures/pages/admin/charts.tsx'),
    route('admin/applications/:id/print', 'features/review/pages/admin/application-print.tsx'),
    route('admin/messages', 'features/contact/pages/admin/messages.tsx'),
    route('admin/settings', 'features/admin/pages/settings.tsx'),
  ]),
  route('blog/feed.xml', 'features/blog/pages/feed.ts'),
  route('blog/:slug/share.png', 'features/blog/pages/share-picture.ts'),
  route('sitemap.xml', 'features/discovery/pages/sitemap.ts'),
  route('robots.txt', 'features/discovery/pages/robots.ts'),
  // Every part of the design system in every state, for those who build with it.
  ...(process.env.NODE_ENV === 'development'
    ? [route('dev/ui', 'features/ui-gallery/pages/gallery.tsx')]
    : []),
] satisfies RouteConfig
