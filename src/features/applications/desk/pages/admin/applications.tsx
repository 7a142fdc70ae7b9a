import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { applicationsPath } from '#features/applications/list/components/admin/application-cache.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { ApplicationDialog } from '../../components/admin/application-dialog.tsx'
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
  const refresh = useRefreshDesk()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const filters = apiParams(place.filters)
  return (
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
      <OpenApplication />
      <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </AdminPage>
  )
}

/** The details of the application in the address, with its neighbors in the list. */
function OpenApplication() {
  const { place, searchFor } = useDeskPlace()
  const navigate = useNavigate()
  const rows = useDesk(place).data?.applications ?? []
  const at = rows.findIndex(({ id }) => id === place.application)
  const onThisPage = { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null }
  const { data: neighbors } = useNeighbors(place, at < 0 ? undefined : onThisPage)
  useReturnToRow(place.application)

  const go = (change: Parameters<typeof searchFor>[0]) =>
    navigate(searchFor(change), {
      preventScrollReset: true,
      flushSync: true,
      replace: place.application !== undefined,
    })
  /** Turns the page of the list behind the dialog, so that it shows the open application. */
  const pageOf = (id: string) => {
    if (rows.some((row) => row.id === id)) return place.page
    if (id === neighbors?.next && at === rows.length - 1) return place.page + 1
    return id === neighbors?.previous && at === 0 ? Math.max(1, place.page - 1) : place.page
  }
  return (
    <ApplicationDialog
      id={place.application}
      next={neighbors?.next ?? undefined}
      previous={neighbors?.previous ?? undefined}
      tab={place.tab}
      onTab={(tab) => go({ tab })}
      onOpen={(application) => go({ application, page: pageOf(application) })}
      onClose={() => go({ application: undefined })}
    />
  )
}

/** After closing, focuses the row of the last application read. */
function useReturnToRow(application: string | undefined) {
  const first = useRef<string>(undefined)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (application === undefined && last.current && last.current !== first.current) focusRow(last.current)
    if (application === undefined || first.current === undefined) first.current = application
    last.current = application
  }, [application])
}
