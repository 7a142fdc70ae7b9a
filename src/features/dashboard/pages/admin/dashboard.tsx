import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { ContentCards } from '../../components/admin/content-cards.tsx'
import { LaunchChecklist } from '../../components/admin/launch-checklist.tsx'
import { OverviewPanel } from '../../components/admin/overview-panel.tsx'

export const meta = () => [
  { title: `Admin Dashboard | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Dashboard() {
  const seesFiles = useMayEnter('files')
  const seesSite = useMayEnter('site')
  return (
    <AdminPage title="Admin Dashboard" back={false}>
      {seesFiles && <OverviewPanel />}
      {seesSite && <LaunchChecklist />}
      <Tabs
        label="Areas"
        tabs={[
          ...(seesSite ? [contentTab] : []),
          ...(seesFiles ? [filesTab] : []),
          ...(seesSite ? [blogTab] : []),
        ]}
      />
    </AdminPage>
  )
}

const contentTab: Tab = { id: 'content', label: 'Content Management', content: <ContentCards /> }

const filesTab: Tab = {
  id: 'applications',
  label: 'Applications',
  content: (
    <div className="grid justify-items-start gap-4">
      <p>Find, judge and follow applications, and collect their documents.</p>
      <ButtonLink to={paths.adminApplications}>Manage Applications</ButtonLink>
    </div>
  ),
}

const blogTab: Tab = {
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
}
