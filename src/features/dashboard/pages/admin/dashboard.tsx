import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ContentCards } from '../../components/admin/content-cards.tsx'
import { OverviewPanel } from '../../components/admin/overview-panel.tsx'

export const meta = () => [
  { title: `Admin Dashboard | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Dashboard() {
  return (
    <AdminPage title="Admin Dashboard" back={false}>
      <OverviewPanel />
      <Tabs
        label="Areas"
        tabs={[
          { id: 'content', label: 'Content Management', content: <ContentCards /> },
          {
            id: 'applications',
            label: 'Applications',
            content: (
              <div className="grid justify-items-start gap-4">
                <p>Find, judge and follow applications, and collect their documents.</p>
                <ButtonLink to={paths.adminApplications}>Manage Applications</ButtonLink>
              </div>
            ),
          },
          {
            id: 'blog',
            label: 'Blog Management',
            content: (
              <div className="grid justify-items-start gap-4">
                <p>Write, schedule and publish posts, and keep their categories.</p>
                <ButtonLink to={paths.adminBlog} reloadDocument>
                  Manage Blog
                </ButtonLink>
              </div>
            ),
          },
        ]}
      />
    </AdminPage>
  )
}
