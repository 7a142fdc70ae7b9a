import type { ReactNode } from 'react'
import { TabLinks } from '#features/admin/kit/components/tabs.tsx'
import { filterParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { type Filters, filtersSchema, newestFirst } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber } from '#site/staff-format.ts'
import { builtInViews, type ViewQuery } from '../../schema.ts'
import { useViews } from './view-queries.ts'

type Shown = ViewQuery & { id: string; label: string; count: { total: number; isMore: boolean } | undefined }

/** `end` holds what changes how they are shown. */
export function ViewsBar({ end }: { end: ReactNode }) {
  const { listState, searchFor } = useListState()
  const { data } = useViews()
  const { isShared } = useTeam()
  const builtIn = builtInViews
    .filter(({ isForTeams }) => isShared || !isForTeams)
    .map(({ value, label, filters }): Shown => ({ id: value, label, filters, count: data?.builtIn[value] }))
  const saved = (data?.saved ?? []).map(
    ({ name, filters, ...view }): Shown => ({ ...view, label: name, filters: filtersSchema.parse(filters) }),
  )
  // "All" comes last, as the widest.
  const views = [...builtIn.slice(0, -1), ...saved, ...builtIn.slice(-1)]
  const current = views.find((view) => isShown(view, listState))
  const words = listState.filters.q && { q: listState.filters.q }
  return (
    <TabLinks
      label="Views"
      end={end}
      links={views.map((view) => ({
        id: view.id,
        label: view.label,
        count: countWords(view.count),
        isCurrent: view === current,
        to: searchFor({
          filters: { ...view.filters, ...words },
          sort: view.sort ?? newestFirst,
          application: undefined,
        }),
      }))}
    />
  )
}

/** A search narrows a view without leaving it. */
function isShown({ filters, sort }: ViewQuery, listState: { filters: Filters; sort: string }): boolean {
  const { q: _, ...own } = listState.filters
  return (
    filterParams(filters).toString() === filterParams(own).toString() &&
    (sort === undefined || sort === listState.sort)
  )
}

const countWords = (count: Shown['count']) =>
  count ? `${formatNumber(count.total)}${count.isMore ? '+' : ''}` : '–'
