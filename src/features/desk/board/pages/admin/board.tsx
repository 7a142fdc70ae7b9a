import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ApplicationStatus } from '#domain/application-status.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { listKey } from '#features/applications/components/admin/application-cache.ts'
import { apiParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { DeskTop, ScreenSwitch, searchId } from '#features/desk/list/components/admin/desk-top.tsx'
import { KeyHints } from '#features/desk/list/components/admin/list-foot.tsx'
import type { ShownRow } from '#features/desk/list/schema.ts'
import { ViewsBar } from '#features/desk/views/components/admin/views-bar.tsx'
import { StatusDialog } from '#features/review/components/admin/status-dialog.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { brand } from '#site/brand.ts'
import type { boardApi } from '../../api.ts'
import { LaneColumn } from '../../components/admin/lane.tsx'
import { useBoardKeys } from '../../components/admin/use-board-keys.ts'
import { useLift } from '../../components/admin/use-lift.ts'
import '../../components/admin/board.css'

export const meta = () => [{ title: `Board | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

const boardKeys = explainKeys('The board', [
  ['h', 'Column to the left'],
  ['l', 'Column to the right'],
  ['j', 'Next application'],
  ['k', 'Previous application'],
  ['Space', 'Lift it, and drop it'],
  ['1 – 7', 'Set the status'],
  ['Enter', 'Open it'],
  ['b', 'Show the list'],
  ['/', 'Search'],
])

const hints = [
  { keys: ['h', 'j', 'k', 'l'], does: 'move' },
  { keys: ['Space'], does: 'lift and drop' },
  { keys: ['1', '7'], does: 'set the status' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['b'], does: 'list' },
]

export default function BoardPage() {
  const { listState } = useListState()
  const now = useNow()
  const { data, error, refetch } = useBoard(listState.filters)
  const [asked, ask] = useState<{ row: ShownRow; status: ApplicationStatus }>()
  const lift = useLift((row, status) => ask({ row, status }))
  useBoardKeys(data, lift, (key) => {
    if (key === '/') document.getElementById(searchId)?.focus()
    return key === '/'
  })
  useCommands(boardKeys, { listens: false })
  return (
    <div className="k-panes k-paper flex-col md:flex">
      <DeskTop title="Applications by status" />
      <ViewsBar end={<ScreenSwitch current="board" />} />
      {error && (
        <LoadFailure
          title="Failed to fetch applications"
          error={error}
          fallback="The board could not be read."
          onRetry={refetch}
        />
      )}
      {!data && !error && <Wait>Loading applications…</Wait>}
      <p className="sr-only" aria-live="polite">
        {lift.words}
      </p>
      <div className="board">
        {data?.lanes.map((lane) => (
          <LaneColumn key={lane.status} lane={lane} isMore={data.isMore} now={now} lift={lift} />
        ))}
      </div>
      <KeyHints hints={hints} />
      <StatusDialog
        applications={asked ? [asked.row] : []}
        status={asked?.status}
        onClose={() => ask(undefined)}
      />
    </div>
  )
}

const api = createApi<RoutesOf<typeof boardApi>>()

function useBoard(filters: Filters) {
  const query = Object.fromEntries(apiParams(filters))
  return useQuery({
    queryKey: [...listKey, 'board', query],
    queryFn: () => answerOf(api.GET('/api/applications/board', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
