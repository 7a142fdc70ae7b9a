import { Link } from 'react-router'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber } from '#site/format.ts'
import { useDeskPlace } from './desk-place.ts'
import { useDesk } from './desk-queries.ts'

/** The reader's own applications and those nobody has taken, under the current search. */
export function WhosePiles() {
  const { place, searchFor } = useDeskPlace()
  const { data } = useDesk(place)
  const { isShared } = useTeam()
  const { status: _, overdue: __, assignee, ...others } = place.filters
  if (!isShared) return null
  const piles = [
    { label: 'Mine', whose: 'me', count: data?.piles.mine },
    { label: 'Nobody’s', whose: 'nobody', count: data?.piles.nobodys },
  ] as const
  return (
    <nav aria-label="Whose">
      <ul className="desk-piles">
        {piles.map(({ label, whose, count }) => {
          const isCurrent = assignee === whose
          return (
            <li key={label}>
              <Link
                // The same link again shows everybody's.
                to={searchFor({ filters: isCurrent ? others : { ...others, assignee: whose } })}
                aria-current={isCurrent ? 'page' : undefined}
                className="desk-pile"
              >
                {label}{' '}
                <span className="desk-pile-count">
                  {count === undefined ? '–' : formatNumber(count)}
                  {data?.piles.isMore && '+'}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
