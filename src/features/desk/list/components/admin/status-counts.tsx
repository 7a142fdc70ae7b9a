import { Link } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { formatNumber } from '#site/format.ts'
import type { ListPage } from '../../schema.ts'
import { useList } from './list-queries.ts'

/** The quickest filters. */
export function StatusCounts() {
  const { listState, searchFor } = useListState()
  const { data, isPlaceholderData } = useList(listState)
  const { status, overdue, ...others } = listState.filters
  const counts = data?.piles
  const piles = [
    { label: 'All', count: counts?.all, filters: {}, isCurrent: !status && overdue !== 'true' },
    {
      label: 'Overdue',
      count: counts?.overdue,
      filters: { overdue: 'true' as const },
      isCurrent: overdue === 'true',
      isAlarming: (counts?.overdue ?? 0) > 0,
    },
    ...applicationStatuses.map(({ value, label }) => ({
      label,
      count: counts?.byStatus[value],
      filters: { status: value },
      isCurrent: status === value && overdue !== 'true',
    })),
  ]
  return (
    <nav aria-label="By status">
      <ul className="desk-piles">
        {piles.map(({ label, count, filters, isCurrent, ...pile }) => (
          <li key={label}>
            <Link
              to={searchFor({ filters: { ...others, ...filters } })}
              aria-current={isCurrent ? 'page' : undefined}
              className="desk-pile"
              data-alarming={'isAlarming' in pile && pile.isAlarming ? '' : undefined}
            >
              {label}{' '}
              <span className="desk-pile-count">
                {countWords(count, data, isCurrent && !isPlaceholderData)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The current status shows its list's exact count; the others show "at least" where counting stopped. */
function countWords(count: number | undefined, desk: ListPage | undefined, isListed: boolean): string {
  if (count === undefined || desk === undefined) return '–'
  const isMore = isListed ? desk.isMore : desk.piles.isMore
  return `${formatNumber(isListed ? desk.total : count)}${isMore ? '+' : ''}`
}
