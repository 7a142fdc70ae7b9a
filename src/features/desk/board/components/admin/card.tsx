import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { applicationCaseTypes } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { DeadlineMark } from '#features/applications/progress/components/admin/deadline-mark.tsx'
import { DocumentsMark } from '#features/applications/progress/components/admin/documents-mark.tsx'
import { describeNextStep } from '#features/applications/progress/components/admin/progress-words.ts'
import { Amount } from '#features/desk/list/components/admin/amount.tsx'
import type { ShownRow } from '#features/desk/list/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { cardId } from './use-board-keys.ts'

type CardProps = { row: ShownRow; now: number; isLifted: boolean; onLift: () => void; onPutBack: () => void }

export function Card({ row, now, isLifted, onLift, onPutBack }: CardProps) {
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
      <Link id={cardId(row.id)} to={paths.adminApplication(row.id)} className="board-name" draggable={false}>
        {caseNameOf(row)}
        {row.isUnread && <span className="sr-only">, unread</span>}
      </Link>
      <DeadlineMark application={row} now={now} />
      <span className="board-case">
        <b>{row.state ?? '–'}</b> {labelOf(applicationCaseTypes, row.caseType)}
      </span>
      <Amount value={row.fundingAmount} />
      <span className="board-next">{describeNextStep(row.nextStep, now)}</span>
      <DocumentsMark documents={row.documents} />
    </li>
  )
}
