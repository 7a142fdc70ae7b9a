import { Link } from 'react-router'
import { stateCodes } from '#domain/states.ts'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { classNames } from '#ui/class-names.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { StateOverview } from '../../schema.ts'
import { useListState } from './list-state.ts'
import { RuleMap } from './rule-map.tsx'
import { RulesFilters } from './rules-filters.tsx'
import { RulesTable } from './rules-table.tsx'

type RulesListProps = {
  states: readonly StateOverview[]
  shown: readonly StateOverview[]
  isLoading: boolean
  isBehind: boolean
}

const keys = [
  ['j k', 'move'],
  ['m', 'map only'],
  ['t', 'table only'],
  ['c', 'I checked it'],
  ['e', 'edit'],
  ['h', 'history'],
  ['z', 'undo'],
] as const

export function RulesList({ states, shown, isLoading, isBehind }: RulesListProps) {
  const { listState, searchFor } = useListState()
  const isUndecided = states.length > 0 && states.every(({ rule }) => rule.origin === 'default')
  return (
    <div className={classNames('rules-list', isBehind && 'rules-behind')}>
      {isUndecided && (
        <p className="rules-note">
          All {stateCodes.length} states are open because nobody has decided. Take over the suggestions, or
          write a rule by hand.
        </p>
      )}
      <RulesFilters states={states} />
      {listState.view !== 'table' && (
        <RuleMap states={states} shown={new Set(shown.map(({ code }) => code))} />
      )}
      {isLoading && <LoadingText>Loading the rules…</LoadingText>}
      {!isLoading && shown.length === 0 && (
        <Empty title="No state fits">
          <p>
            <Link to={{ search: searchFor({ filter: 'all' }) }}>Show all {stateCodes.length}</Link>
          </p>
        </Empty>
      )}
      {listState.view !== 'map' && shown.length > 0 && <RulesTable states={shown} />}
      <p className="rules-keys">
        {keys.map(([key, what]) => (
          <span key={key}>
            {key.split(' ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}{' '}
            {what}
          </span>
        ))}
      </p>
    </div>
  )
}
