import { Link } from 'react-router'
import { statusOf } from '#domain/application-status.ts'
import { searchOf, useListState } from '#features/applications/components/admin/list-state.ts'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { formatNumber } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { foldedStatuses, type Lane } from '../../schema.ts'
import { Card } from './card.tsx'
import { describeDrop } from './drop-words.ts'
import type { Lift } from './use-lift.ts'

type LaneColumnProps = { lane: Lane; isMore: boolean; now: number; lift: Lift }

export function LaneColumn({ lane, isMore, now, lift }: LaneColumnProps) {
  const { status, count, applications } = lane
  const { label } = statusOf(status)
  const { listState } = useListState()
  const isFolded = foldedStatuses.includes(status)
  const { lifted } = lift
  const isOver = lifted?.over === status && lifted.row.status !== status
  const number = `${formatNumber(count)}${isMore ? '+' : ''}`
  const list = `${paths.adminApplications}${searchOf({ ...listState, filters: { ...listState.filters, status }, page: 1 })}`
  const rest = count - applications.length
  return (
    <section
      aria-label={`${label} ${number}`}
      className="board-lane"
      data-folded={isFolded ? '' : undefined}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        if (!lifted) return
        event.preventDefault()
        lift.moveOver(status)
      }}
      onDrop={(event) => {
        event.preventDefault()
        lift.drop(status)
      }}
    >
      <h2>
        <StatusMark status={status} />
        {isFolded ? <Link to={list}>{label}</Link> : label} <span>{number}</span>
      </h2>
      {isOver && (
        <p className="board-drop">
          <b>{label}</b> {describeDrop(lifted.row.status, status)}
        </p>
      )}
      {!isFolded && (
        <ol>
          {applications.map((row) => (
            <Card
              key={row.id}
              row={row}
              now={now}
              isLifted={lifted?.row.id === row.id}
              onLift={() => lift.lift(row)}
              onPutBack={lift.putBack}
            />
          ))}
          {rest > 0 && (
            <li className="board-rest">
              <Link to={list}>
                {formatNumber(rest)}
                {isMore && '+'} more<span className="sr-only"> {label}</span>
              </Link>
            </li>
          )}
        </ol>
      )}
    </section>
  )
}
