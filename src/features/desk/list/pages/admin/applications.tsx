import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { ApplicationPane } from '#features/desk/application/components/admin/application-pane.tsx'
import { useUnsentDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'
import { ViewsBar } from '#features/desk/views/components/admin/views-bar.tsx'
import { ViewsDialog } from '#features/desk/views/components/admin/views-dialog.tsx'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { ApplicationList } from '../../components/admin/application-list.tsx'
import { DeskTop, ScreenSwitch, searchId } from '../../components/admin/desk-top.tsx'
import { sayPosition, useList, useNeighbors, useRefreshList } from '../../components/admin/list-queries.ts'
import { listCommands } from '../../components/admin/shortcuts.ts'
import { focusRow, type ListKey } from '../../components/admin/use-list-keys.ts'
import '../../components/admin/desk.css'
import '../../components/admin/desk-rows.css'

export const meta = () => [{ title: `Applications | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The review desk: every application is found here, and none is forgotten. */
export default function Applications() {
  const { listState } = useListState()
  useReturnToRow(listState.application)
  const drafts = useUnsentDrafts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const [areViewsOpen, setViewsOpen] = useState(false)
  const keys: Partial<Record<ListKey, () => void>> = {
    search: () => document.getElementById(searchId)?.focus(),
    filter: () => setFilterOpen((isOpen) => !isOpen),
    views: () => setViewsOpen(true),
    board: () => void navigate(`${paths.adminBoard}${search}`),
  }
  useCommands(
    listCommands({ '/': keys.search, f: keys.filter, b: keys.board, v: keys.views, r: useRefreshList() }),
    { listens: false },
  )
  const isBeside = useHasRoomForTwo()
  const { application } = listState
  const isCovered = application !== undefined && !isBeside
  // One tree for both: the list keeps its selection, and the application its drafts, when the window changes its width.
  return (
    <>
      {isCovered && <h1 className="sr-only">Applications</h1>}
      <div className={classNames('k-paper', !isCovered && 'k-panes flex-col md:flex')}>
        <div hidden={isCovered}>
          <DeskTop title="Applications" />
        </div>
        <div className="desk-panes" data-file={application ? '' : undefined}>
          <section aria-label="List" className="desk-list k-stacked" data-own-keys hidden={isCovered}>
            <ViewsBar
              end={
                <>
                  <ScreenSwitch current="list" />
                  <IconButton
                    label="Columns and saved views"
                    title="Columns and saved views (v)"
                    glyph="settings"
                    onClick={() => setViewsOpen(true)}
                  />
                </>
              }
            />
            <ApplicationList
              isCovered={isCovered}
              filters={{
                isOpen: isFilterOpen,
                onToggle: setFilterOpen,
                onSave: () => setViewsOpen(true),
              }}
              onKey={(key) => keys[key]?.()}
            />
          </section>
          {application && <OpenApplication id={application} drafts={drafts} />}
        </div>
        <ViewsDialog open={areViewsOpen} onClose={() => setViewsOpen(false)} />
      </div>
    </>
  )
}

function OpenApplication({ id, drafts }: { id: string; drafts: Map<string, string> }) {
  const { listState, searchFor } = useListState()
  const navigate = useNavigate()
  const { data } = useList(listState)
  const rows = data?.applications ?? []
  const at = rows.findIndex((row) => row.id === id)
  const onThisPage = { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null }
  const { data: neighbors } = useNeighbors(listState, at < 0 ? undefined : onThisPage)

  const go = (change: Parameters<typeof searchFor>[0]) =>
    navigate(searchFor(change), { preventScrollReset: true, flushSync: true, replace: true })
  /** Turns the list's page along, so it shows the open application. */
  const pageOf = (other: string) => {
    if (rows.some((row) => row.id === other)) return listState.page
    if (other === neighbors?.next && at === rows.length - 1) return listState.page + 1
    return other === neighbors?.previous && at === 0 ? Math.max(1, listState.page - 1) : listState.page
  }
  return (
    <ApplicationPane
      id={id}
      frame="pane"
      next={neighbors?.next ?? undefined}
      previous={neighbors?.previous ?? undefined}
      position={sayPosition(data, listState)}
      tab={listState.tab}
      drafts={drafts}
      onOpen={(application) => go({ application, page: pageOf(application) })}
      onClose={() => go({ application: undefined })}
    />
  )
}

function useReturnToRow(application: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (application === undefined && last.current) focusRow(last.current)
    last.current = application
  }, [application])
}

/** As in `desk.css`. */
const wide = '(width >= 64rem)'

function listen(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useHasRoomForTwo = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
