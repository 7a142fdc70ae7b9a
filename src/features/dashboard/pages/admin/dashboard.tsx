import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { type Tab, Tabs } from '#features/admin/kit/components/tabs.tsx'
import { MoneyQueues, MoneyToday } from '#features/contract-desk/money/components/admin/money-today.tsx'
import { Dateline, TodayFront } from '#features/dashboard/today/components/admin/today-front.tsx'
import { type ContentSection, contentSections } from '#features/texts/schema.ts'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { editorCards } from '../../content.ts'
import { launchQuery } from '../../ready/components/admin/ready-calls.ts'
import { launchWords } from '../../ready/content.ts'
import '#features/dashboard/today/components/admin/today.css'

export const meta = () => unlisted('Admin Dashboard')

export default function Dashboard() {
  const seesFiles = useMayEnter('files')
  const seesSite = useMayEnter('site')
  if (!seesFiles && !seesSite) return <MoneyFront />
  return (
    <div className="on-paper">
      {seesFiles ? <TodayFront /> : <SiteFront />}
      <div className="on-sheet grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-rule-strong p-6 max-md:px-4">
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
    <div className="px-6 pb-4 max-md:px-4">
      <Dateline words="What the site needs stands below." />
    </div>
  )
}

/** A bookkeeper sees what goes out and comes in, and no file. */
function MoneyFront() {
  return (
    <div className="on-paper px-6 pb-6 max-md:px-4">
      <Dateline words="What goes out and what comes back stands below." />
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[18.75rem_minmax(0,1fr)]">
        <MoneyQueues />
        <MoneyToday />
      </div>
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

function LaunchChecklist() {
  const { data: tasks, error } = useQuery(launchQuery)
  if (error) return <LoadFailure error={error} fallback="The launch checklist could not be loaded." />
  if (!tasks) return null
  const left = tasks.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <Fold isOpen title={<h2>Before launch</h2>} about={`${left} of ${tasks.length} left`}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {tasks.map(({ task, isDone }) => (
          <li key={task} className="flex items-center gap-3">
            <SquareMark state={isDone ? 'accepted' : 'needed'} />
            <p className={isDone ? 'text-soft line-through' : 'font-medium'}>
              {launchWords[task].todo}
              <VisuallyHidden>{isDone ? ': done' : ': to do'}</VisuallyHidden>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to={paths.adminReady} className="inline-flex min-h-tap items-center">
          Ready to open? Why each matters, and where to do it
        </TextLink>
      </p>
    </Fold>
  )
}

// The editor is large, and most dashboard visits don't open it.
const ContentEditorDialog = lazy(async () => {
  const { ContentEditorDialog: Editor } = await import(
    '#features/content/components/admin/content-editor-dialog.tsx'
  )
  return { default: Editor }
})

function ContentCards() {
  const [params] = useSearchParams()
  // A link from elsewhere can name the card to open.
  const [open, setOpen] = useState<ContentSection | undefined>(() =>
    contentSections.find((section) => section === params.get('texts')),
  )
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {editorCards.map(({ section, title, description }) => (
          <li key={section} className="card grid content-between gap-4">
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-soft">{description}</p>
            </div>
            <Button kind="line" className="justify-self-start" onClick={() => setOpen(section)}>
              Edit {title}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <ContentEditorDialog section={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
