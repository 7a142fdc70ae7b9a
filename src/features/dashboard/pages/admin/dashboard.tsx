import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Dateline, TodayFront } from '#features/dashboard/today/components/admin/today-front.tsx'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { ContentCards } from '../../components/admin/content-cards.tsx'
import { LaunchChecklist } from '../../components/admin/launch-checklist.tsx'
import '#features/dashboard/today/components/admin/today.css'

export const meta = () => [
  { title: `Admin Dashboard | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Dashboard() {
  const seesFiles = useMayEnter('files')
  const seesSite = useMayEnter('site')
  return (
    <div className="today">
      {seesFiles ? <TodayFront /> : <SiteFront />}
      <div className="today-site">
        {seesSite && <LaunchChecklist />}
        <Tabs
          label="Areas"
          tabs={[
            ...(seesSite ? [contentTab] : []),
            ...(seesFiles ? [filesTab] : []),
            ...(seesSite ? [blogTab] : []),
          ]}
        />
      </div>
    </div>
  )
}

/** An editor sees the site's tasks instead of applications. */
function SiteFront() {
  return (
    <div className="today-loading">
      <Dateline words="What the site needs stands below." />
    </div>
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
