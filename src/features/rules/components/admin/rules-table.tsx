import { Link } from 'react-router'
import { Table } from '#features/admin/kit/components/table.tsx'
import { classNames } from '#ui/class-names.ts'
import type { StateOverview } from '../../schema.ts'
import { useListState } from './list-state.ts'
import { PostureMark } from './posture-mark.tsx'
import { lacksLicense, nameOf, postureLabels, sayDate, sayIn, sayRule } from './rule-words.ts'

export const rowIdOf = (code: string) => `rule-${code}`

export function sortStates(states: readonly StateOverview[]): StateOverview[] {
  return [...states].sort(
    (a, b) =>
      Number(b.check === 'late') - Number(a.check === 'late') || nameOf(a.code).localeCompare(nameOf(b.code)),
  )
}

export function RulesTable({ states }: { states: readonly StateOverview[] }) {
  return (
    <Table caption="State rules" className="rules-table">
      <thead className="max-md:sr-only">
        <tr>
          {['State', 'Today', 'Rule', 'Checked'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <Row key={state.code} state={state} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ state }: { state: StateOverview }) {
  const { listState, searchFor } = useListState()
  const { code, rule, coming } = state
  const [next] = coming
  const isOpen = listState.state === code
  return (
    <tr className={classNames('rules-row', isOpen && 'rules-open')}>
      <td>
        <Link
          id={rowIdOf(code)}
          to={{ search: searchFor({ state: code }) }}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
        >
          {nameOf(code)}
        </Link>
      </td>
      <td>
        <PostureMark posture={rule.posture} />
      </td>
      <td>
        {next?.effectiveFrom && (
          <b>
            {postureLabels[next.posture]} {sayIn(next.effectiveFrom)}.{' '}
          </b>
        )}
        {lacksLicense(rule) && <b>License number missing. </b>}
        {sayRule(next ?? rule)}
      </td>
      <td>
        <Checked state={state} />
      </td>
    </tr>
  )
}

function Checked({ state: { check, daysSinceChecked, rule } }: { state: StateOverview }) {
  if (check === 'late') return <b className="text-error">{daysSinceChecked} days ago</b>
  if (check === 'fine' && rule.checkedOn) return <>{sayDate(rule.checkedOn)}</>
  return <span className="text-soft">Never</span>
}
