import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { FilePane } from '#features/applications/file/components/admin/file-pane.tsx'
import { useKeptDrafts } from '#features/applications/file/components/admin/kept-drafts.ts'
import { applicationsPath } from '#features/applications/list/components/admin/application-cache.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { ApplicationFilters } from '../../components/admin/application-filters.tsx'
import { ApplicationList } from '../../components/admin/application-list.tsx'
import { apiParams, useDeskPlace } from '../../components/admin/desk-place.ts'
import { useDesk, useNeighbors, useRefreshDesk } from '../../components/admin/desk-queries.ts'
import { ShortcutHelp } from '../../components/admin/shortcut-help.tsx'
import { StatusPiles } from '../../components/admin/status-piles.tsx'
import { focusRow } from '../../components/admin/use-desk-keys.ts'
import { WhosePiles } from '../../components/admin/whose-piles.tsx'
import '../../components/admin/desk.css'

export const meta = () => [{ title: `Applications | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

const searchId = 'application-search'

/** The review desk: finds and judges every application, so that none is forgotten. */
export default function Applications() {
  const { place } = useDeskPlace()
  useReturnToRow(place.application)
  const drafts = useKeptDrafts()
  const refresh = useRefreshDesk()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const filters = apiParams(place.filters)
  // One at a time. The list stays mounted: its selection and place are there when the file is closed.
  return (
    <>
      {place.application && (
        <>
          <h1 className="sr-only">Applications</h1>
          <OpenApplication id={place.application} drafts={drafts} />
        </>
      )}
      <div hidden={place.application !== undefined}>
        <AdminPage
          title="Applications"
          actions={
            <>
              <Button variant="outline" size="small" onClick={refresh}>
                Refresh
              </Button>
              <ButtonLink variant="outline" size="small" to={paths.adminApplicationCharts}>
                Charts
              </ButtonLink>
              <ButtonAnchor
                variant="outline"
                size="small"
                href={`${applicationsPath}/export.csv${filters.size > 0 ? `?${filters}` : ''}`}
                download
              >
                Export CSV
              </ButtonAnchor>
              <Button variant="outline" size="small" onClick={() => setHelpOpen(true)}>
                Shortcuts
              </Button>
            </>
          }
        >
          <StatusPiles />
          <WhosePiles />
          <ApplicationFilters searchId={searchId} />
          <ApplicationList searchId={searchId} onHelp={() => setHelpOpen(true)} />
          <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
        </AdminPage>
      </div>
    </>
  )
}

/** The application in the address, with its neighbors in the list. */
function OpenApplication({ id, drafts }: { id: string; drafts: Map<string, string> }) {
  const { place, searchFor } = useDeskPlace()
  const navigate = useNavigate()
  const rows = useDesk(place).data?.applications ?? []
  const at = rows.findIndex((row) => row.id === id)
  const onThisPage = { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null }
  const { data: neighbors } = useNeighbors(place, at < 0 ? undefined : onThisPage)

  const go = (change: Parameters<typeof searchFor>[0]) =>
    navigate(searchFor(change), { preventScrollReset: true, flushSync: true, replace: true })
  /** Turns the page of the list behind the file, so that it shows the open application. */
  const pageOf = (other: string) => {
    if (rows.some((row) => row.id === other)) return place.page
    if (other === neighbors?.next && at === rows.length - 1) return place.page + 1
    return other === neighbors?.previous && at === 0 ? Math.max(1, place.page - 1) : place.page
  }
  return (
    <FilePane
      id={id}
      frame="pane"
      next={neighbors?.next ?? undefined}
      previous={neighbors?.previous ?? undefined}
      tab={place.tab}
      drafts={drafts}
      onOpen={(application) => go({ application, page: pageOf(application) })}
      onClose={() => go({ application: undefined })}
    />
  )
}

/** After closing, focuses the row of the last application read. */
function useReturnToRow(application: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (application === undefined && last.current) focusRow(last.current)
    last.current = application
  }, [application])
}
