import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { brand } from '#site/brand.ts'
import { formatNumber } from '#site/staff-format.ts'
import { ToLink } from '../../../links/components/admin/to-link.tsx'
import { MergeFirms, type MergePair } from '../../../merges/components/admin/merge-firms.tsx'
import { NewFirmDialog } from '../../../records/components/admin/firm-dialog.tsx'
import { FirmList } from '../../components/admin/firm-list.tsx'
import { useFirmCounts, useFirms } from '../../components/admin/firm-list-queries.ts'
import { useFirmListState } from '../../components/admin/firm-list-state.ts'
import { FirmPane } from '../../components/admin/firm-pane.tsx'
import { firmLinkId } from '../../components/admin/firm-table.tsx'
import { FirmSearch, FirmTabs } from '../../components/admin/firm-tabs.tsx'
import { useFirmKeys } from '../../components/admin/use-firm-keys.ts'
import { useFirmSelection } from '../../components/admin/use-firm-selection.ts'
import '../../components/admin/firms.css'

export const meta = () => [{ title: `Firms | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** Every law firm: the list on paper, one record on the sheet. */
export default function Firms() {
  const { listState, addressFor } = useFirmListState()
  const { kind, q, id } = listState
  const navigate = useNavigate()
  const { singleKeys } = usePerson()
  const isLinking = kind === 'to-link' && id === undefined
  const query = useFirms(listState, !isLinking)
  const counts = useFirmCounts().data
  const selection = useFirmSelection()
  const [pair, merge] = useState<MergePair>()
  const [isAdding, setAdding] = useState(false)
  useReturnToRow(id)

  const rows = query.data?.pages.flatMap(({ firms }) => firms) ?? []
  const at = rows.findIndex((row) => row.id === id)
  const go = (id: string | undefined) =>
    void navigate(addressFor({ id }), { preventScrollReset: true, replace: listState.id !== undefined })
  const mergeSelected = () => {
    const [first, second] = selection.rows
    if (first && second) merge([first, second])
  }
  useFirmKeys({
    rows,
    isOff: isLinking,
    selection,
    onTurn: (by) => rows[at + by] && go(rows[at + by]?.id),
    onClose: id ? () => go(undefined) : undefined,
    onMerge: mergeSelected,
    onAdd: () => setAdding(true),
    onEnd: () => void (query.hasNextPage && !query.isFetchingNextPage && query.fetchNextPage()),
  })

  return (
    <div
      className="firm-panes k-panes on-paper"
      data-firms={isLinking ? undefined : ''}
      data-open={id ? '' : undefined}
      data-keys={singleKeys ? undefined : 'off'}
    >
      <h1 className="sr-only">Firms</h1>
      <section aria-label="Firms" className="firm-list k-stacked" data-own-keys>
        <FirmTabs counts={counts} />
        {isLinking ? (
          <>
            <FirmSearch label="Search what people typed" placeholder="As people typed it" />
            <ToLink q={q} />
          </>
        ) : (
          <FirmList
            query={query}
            rows={rows}
            selection={selection}
            onMerge={mergeSelected}
            onAdd={() => setAdding(true)}
          />
        )}
      </section>
      {id && (
        <FirmPane
          id={id}
          previous={rows[at - 1]?.id}
          next={at < 0 ? undefined : rows[at + 1]?.id}
          position={sayPosition(at, query.data?.pages[0]?.total)}
          onTurn={go}
          onClose={() => go(undefined)}
          onMerge={({ id, name }, other) => merge([{ id, name }, other])}
        />
      )}
      {!id && !isLinking && rows.length > 0 && (
        <div className="firm on-sheet max-xl:hidden">
          <Empty title="Choose a firm">
            <p>Its people, clients and how fast it answers stand here.</p>
          </Empty>
        </div>
      )}
      <MergeFirms
        pair={pair}
        onClose={() => merge(undefined)}
        onMerged={(keptId) => {
          selection.clear()
          go(keptId)
        }}
      />
      <NewFirmDialog open={isAdding} onClose={() => setAdding(false)} onMade={go} />
    </div>
  )
}

const sayPosition = (at: number, total: number | undefined) =>
  at < 0 || total === undefined ? undefined : `${formatNumber(at + 1)} of ${formatNumber(total)}`

/** After closing a record its row has the focus again. */
function useReturnToRow(id: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined && last.current) document.getElementById(firmLinkId(last.current))?.focus()
    last.current = id
  }, [id])
}
