import { Link } from 'react-router'
import type { StateOverview } from '../../schema.ts'
import { type RulesFilter, rulesFilters, useListState } from './list-state.ts'
import { postureLabels } from './rule-words.ts'

const labels: Record<RulesFilter, string> = {
  all: 'All',
  ...postureLabels,
  late: 'Not checked for 90 days',
  never: 'Never checked',
}

export const fits = ({ rule, check }: StateOverview, filter: RulesFilter): boolean =>
  filter === 'all' || rule.posture === filter || check === filter

/** The two filters about checks appear only when they match a state. */
export function RulesFilters({ states }: { states: readonly StateOverview[] }) {
  const { listState, searchFor } = useListState()
  return (
    <nav aria-label="Filter the states" className="rules-filters">
      <ul>
        {rulesFilters.map((filter) => {
          const count = states.filter((state) => fits(state, filter)).length
          const isCheck = filter === 'late' || filter === 'never'
          if (isCheck && count === 0 && listState.filter !== filter) return null
          return (
            <li key={filter}>
              <Link
                to={{ search: searchFor({ filter }) }}
                preventScrollReset
                aria-current={listState.filter === filter ? 'true' : undefined}
                data-alarm={filter === 'late' || undefined}
              >
                {labels[filter]} <span>{count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
