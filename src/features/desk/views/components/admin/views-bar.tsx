import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { filterParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { type Filters, filtersSchema, newestFirst } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber } from '#site/staff-format.ts'
import { builtInViews, type ViewQuery } from '../../schema.ts'
import { useViews } from './view-queries.ts'

type Shown = ViewQuery & { id: string; label: string; count: { total: number; isMore: boolean } | undefined }

export function ViewsBar() {
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
  const list = useRef<HTMLUListElement>(null)
  const currentId = current?.id
  useEffect(() => {
    if (currentId) showCurrent(list.current)
  }, [currentId])
  return (
    <nav aria-label="Views" className="desk-views">
      <ul ref={list}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={searchFor({
                filters: { ...view.filters, ...(listState.filters.q && { q: listState.filters.q }) },
                sort: view.sort ?? newestFirst,
                application: undefined,
              })}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.label} <span>{countWords(view.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A narrow bar scrolls sideways, and the page stays where it is. */
function showCurrent(list: HTMLElement | null) {
  const entry = list?.querySelector('[aria-current]')?.parentElement
  if (!list || !entry) return
  const { left, right } = list.getBoundingClientRect()
  const own = entry.getBoundingClientRect()
  if (own.left < left) list.scrollLeft -= left - own.left
  else if (own.right > right) list.scrollLeft += own.right - right
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
