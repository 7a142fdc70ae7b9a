import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { statusOf } from '#domain/application-status.ts'
import { applicationCaseTypes } from '#domain/applications.ts'
import { searchOf, useListState } from '#features/applications/components/admin/list-state.ts'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { DeadlineMark } from '#features/applications/progress/components/admin/deadline-mark.tsx'
import { DocumentsMark } from '#features/applications/progress/components/admin/documents-mark.tsx'
import { describeNextStep } from '#features/applications/progress/components/admin/progress-words.ts'
import { Amount } from '#features/desk/list/components/admin/amount.tsx'
import type { ShownRow } from '#features/desk/list/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import { foldedStatuses, type Lane } from '../../schema.ts'
import { cardId } from './use-board-keys.ts'
import { describeDrop, type Lift } from './use-lift.ts'

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
      className="board-lane k-stacked"
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
        {isFolded ? <Link to={list}>{label}</Link> : label} <span className="k-small">{number}</span>
      </h2>
      {isOver && (
        <p className="board-drop">
          <b>{label}</b> {describeDrop(lifted.row.status, status)}
        </p>
      )}
      {!isFolded && (
        <ol className="k-scroll">
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
              <Link to={list} className="k-small">
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

type CardProps = { row: ShownRow; now: number; isLifted: boolean; onLift: () => void; onPutBack: () => void }

function Card({ row, now, isLifted, onLift, onPutBack }: CardProps) {
  function startDrag(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    // Firefox drags only what carries data; the id says nothing about anybody.
    event.dataTransfer.setData('text/plain', row.id)
    onLift()
  }
  return (
    <li
      data-slip={row.id}
      data-unread={row.isUnread ? '' : undefined}
      data-lifted={isLifted ? '' : undefined}
      className="board-slip"
      draggable
      onDragStart={startDrag}
      onDragEnd={onPutBack}
    >
      <Link
        id={cardId(row.id)}
        to={paths.adminApplication(row.id)}
        className="k-cover k-name k-cut"
        draggable={false}
      >
        {caseNameOf(row)}
        {row.isUnread && <span className="sr-only">, unread</span>}
      </Link>
      <DeadlineMark application={row} now={now} />
      <span className="k-cut">
        <b>{row.state ?? '–'}</b> {labelOf(applicationCaseTypes, row.caseType)}
      </span>
      <Amount value={row.fundingAmount} />
      <span className="k-cut k-quiet">{describeNextStep(row.nextStep, now)}</span>
      <DocumentsMark documents={row.documents} />
    </li>
  )
}
