import { Link } from 'react-router'
import { applicationStatuses } from '#site/choices/application-review.ts'
import { useDeskPlace } from './desk-place.ts'
import { useOverview } from './desk-queries.ts'

/** Where applications stand on their way, each with its number: the quickest filters. */
export function StatusPiles() {
  const { place, searchFor } = useDeskPlace()
  const { data } = useOverview()
  const { status, overdue } = place.filters
  const piles = [
    { label: 'All', count: data?.total, filters: {}, isCurrent: !status && overdue !== 'true' },
    {
      label: 'Overdue',
      count: data?.overdue,
      filters: { overdue: 'true' as const },
      isCurrent: overdue === 'true',
      isAlarming: (data?.overdue ?? 0) > 0,
    },
    ...applicationStatuses.map(({ value, label }) => ({
      label,
      count: data?.byStatus[value],
      filters: { status: value },
      isCurrent: status === value && overdue !== 'true',
    })),
  ]
  return (
    <nav aria-label="Status">
      <ul className="desk-piles">
        {piles.map(({ label, count, filters, isCurrent, ...pile }) => (
          <li key={label}>
            <Link
              to={searchFor({ filters })}
              aria-current={isCurrent ? 'page' : undefined}
              className="desk-pile"
              data-alarming={'isAlarming' in pile && pile.isAlarming ? '' : undefined}
            >
              {label} <span className="desk-pile-count">{count?.toLocaleString('en-US') ?? '–'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
