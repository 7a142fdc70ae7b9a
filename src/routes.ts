import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Page } from '#features/texts/schema.ts'
import { pages } from './pages.ts'
import { contractSteps, moneySteps, paths } from './site/paths.ts'

export default [
  layout('features/chrome/pages/site-layout.tsx', pages.map(routeOf)),
  route('case/:token?', 'features/case/applicant/pages/case.tsx'),
  ...(['plaintiff', 'attorney'] as const).map((role) =>
    route(paths.applyAs(role).slice(1), 'features/apply/form/pages/questions.tsx', { id: `apply-${role}` }),
  ),
  route('continue/:name', 'features/apply/form/pages/continue.tsx'),
  route('firm', 'features/case/clients/pages/clients.tsx'),
  route('firm/:token', 'features/case/firm/pages/firm.tsx'),
  route('client/:token', 'features/contract-page/money/pages/client.tsx'),
  ...(['case', 'client'] as const).flatMap((whose) =>
    (['contract', ...contractSteps] as const).map((step) =>
      route(
        step === 'contract' ? `${whose}/:token/contract` : `${whose}/:token/contract/${step}`,
        `features/contract-page/${moneySteps.some((one) => one === step) ? 'money' : 'signing'}/pages/${step}.tsx`,
        { id: `${whose}-${step}` },
      ),
    ),
  ),
  route('firm/:token/contract', 'features/contract-page/acknowledgment/pages/acknowledgment.tsx'),
  route('case/:token/acknowledgment', 'features/contract-page/acknowledgment/pages/acknowledgment.tsx', {
    id: 'own-acknowledgment',
  }),
  ...(['firm', 'case'] as const).flatMap((side) => [
    route(`${side}/:token/payoff`, 'features/payoff-page/firm-payoff/pages/payoff.tsx', {
      id: `${side}-payoff`,
    }),
    route(`${side}/:token/settlement`, 'features/payoff-page/firm-settlement/pages/settlement.tsx', {
      id: `${side}-settlement`,
    }),
    route(`${side}/:token/reduction`, 'features/payoff-page/firm-reduction/pages/reduction.tsx', {
      id: `${side}-reduction`,
    }),
  ]),
  route('upload/:token', 'features/documents/upload-links/pages/upload.tsx'),
  route('case/:token/stop', 'features/documents/requests/pages/stop-reminders.tsx'),
  route('firm/:token/stop', 'features/documents/requests/pages/stop-reminders.tsx', {
    id: 'stop-firm-reminders',
  }),
  route('admin/login', 'features/people/sign-in/pages/admin/login.tsx'),
  route('admin/forgot', 'features/people/password-reset/pages/admin/forgot.tsx'),
  route('admin/reset/:token', 'features/people/password-reset/pages/admin/reset.tsx'),
  route('admin/invitation/:token', 'features/people/invitations/pages/admin/invitation.tsx'),
  layout('features/dashboard/pages/admin/admin-layout.tsx', [
    route('admin', 'features/dashboard/pages/admin/dashboard.tsx'),
    route('admin/dashboard', 'features/dashboard/pages/admin/dashboard.tsx', { id: 'admin-dashboard' }),
    route('admin/site', 'features/content/site/pages/admin/site.tsx'),
    route('admin/blog', 'features/blog/editor/pages/admin/blog-admin.tsx'),
    route('admin/applications', 'features/desk/list/pages/admin/applications.tsx'),
    route('admin/applications/new', 'features/apply/by-phone/pages/admin/new-application.tsx'),
    route('admin/applications/board', 'features/desk/board/pages/admin/board.tsx'),
    route('admin/firms/:id?', 'features/firms/list/pages/admin/firms.tsx'),
    route('admin/money', 'features/contract-desk/money/pages/admin/money.tsx'),
    route('admin/figures', 'features/reports/pages/admin/report.tsx'),
    route('admin/applications/:id', 'features/desk/list/pages/admin/application.tsx'),
    route('admin/applications/:id/value', 'features/desk/value/pages/admin/value.tsx'),
    route('admin/applications/:id/contract', 'features/contract-desk/contract/pages/admin/contract.tsx'),
    route('admin/applications/:id/ledger', 'features/contract-desk/ledger/pages/admin/ledger.tsx'),
    route('admin/applications/:id/reduction', 'features/contract-desk/reduction/pages/admin/reduction.tsx'),
    route('admin/applications/:id/print', 'features/desk/application/pages/admin/application-print.tsx'),
    route(
      'admin/applications/:id/documents/:documentId',
      'features/desk/document-review/pages/admin/judge-documents.tsx',
    ),
    route('admin/messages', 'features/inbox/pages/admin/messages.tsx'),
    layout('features/dashboard/settings/pages/admin/settings-layout.tsx', [
      route('admin/ready', 'features/dashboard/ready/pages/admin/ready.tsx'),
      route('admin/settings', 'features/dashboard/settings/pages/admin/settings.tsx'),
      route('admin/settings/company', 'features/dashboard/settings/pages/admin/company.tsx'),
      route('admin/settings/who-we-are', 'features/dashboard/settings/pages/admin/who-we-are.tsx'),
      route('admin/settings/price', 'features/price/pages/admin/price.tsx'),
      route('admin/settings/contract-forms', 'features/contract-forms/editor/pages/admin/contract-forms.tsx'),
      route('admin/settings/rules', 'features/rules/pages/admin/rules.tsx'),
      route('admin/settings/clocks', 'features/dashboard/settings/pages/admin/clocks.tsx'),
      route('admin/settings/mail', 'features/dashboard/settings/pages/admin/mail.tsx'),
      route('admin/settings/people', 'features/people/team/pages/admin/people.tsx'),
      route('admin/settings/people/log', 'features/people/access-log/pages/admin/access-log.tsx'),
      route('admin/settings/privacy', 'features/dashboard/settings/pages/admin/privacy.tsx'),
      route('admin/settings/running', 'features/dashboard/health/pages/admin/health.tsx'),
      route('admin/settings/profile', 'features/people/profile/pages/admin/profile.tsx'),
    ]),
  ]),
  route('blog/feed.xml', 'features/blog/posts/pages/feed.ts'),
  route('blog/:slug/share.png', 'features/blog/posts/pages/share-picture.ts'),
  route('share/:page/card.png', 'features/marketing/discovery/pages/page-picture.ts'),
  route('sitemap.xml', 'features/marketing/discovery/pages/sitemap.ts'),
  route('robots.txt', 'features/marketing/discovery/pages/robots.ts'),
  // Every part of the design system in every state, for developers.
  ...(process.env.NODE_ENV === 'development'
    ? [
        route('dev/ui', 'features/admin/sheet/pages/kit-sheet.tsx'),
        route('dev/ui/site', 'ui/gallery/gallery.tsx'),
      ]
    : []),
] satisfies RouteConfig

function routeOf({ path, route: pattern = path, file, id }: Page) {
  return pattern === '/' ? index(file) : route(pattern.replace(/^\//, ''), file, id ? { id } : {})
}
