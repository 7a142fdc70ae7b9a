import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { applicationEventTypes } from '#domain/application-review.ts'
import { statusOf } from '#domain/application-status.ts'
import { applicationCaseTypes } from '#domain/applications.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { IconButton, IconLink } from '#features/admin/kit/components/icon-button.tsx'
import { Pick } from '#features/admin/kit/components/table.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { DeadlineMark } from '#features/applications/progress/components/admin/deadline-mark.tsx'
import { DocumentsMark } from '#features/applications/progress/components/admin/documents-mark.tsx'
import {
  describeNextStep,
  formatActivity,
} from '#features/applications/progress/components/admin/progress-words.ts'
import { type ListColumn, listColumns } from '#features/desk/views/schema.ts'
import { UploadLinkCell } from '#features/documents/upload-links/components/admin/upload-link-cell.tsx'
import type { ApplicationLink } from '#features/documents/upload-links/schema.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { caseNameOf, filerNameOf } from '#lib/case-person.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import type { ShownRow } from '../../schema.ts'
import { Amount } from './amount.tsx'

type ApplicationRowProps = {
  row: ShownRow
  now: number
  columns: readonly ListColumn[]
  link: ApplicationLink | null | undefined
  owner: string | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onFocus: () => void
  onAct: (action: RowAction) => void
}

/** The name's link covers the whole row; checkboxes and buttons lie above it. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { row, columns, isSelected, onSelect, onFocus, onAct } = props
  const { listState, searchFor } = useListState()
  const name = caseNameOf(row)
  return (
    <tr
      id={`application-${row.id}`}
      tabIndex={-1}
      onFocus={onFocus}
      data-selected={isSelected ? '' : undefined}
      data-unread={row.isUnread ? '' : undefined}
      data-open={listState.application === row.id ? '' : undefined}
    >
      <Pick label={`Select ${name}`} isChecked={isSelected} onChange={onSelect} />
      <td className="c-status" data-label="Status">
        <StatusWord status={row.status} />
      </td>
      <th scope="row" className="c-name">
        <Link to={searchFor({ application: row.id })} preventScrollReset className="k-cover">
          {name}
        </Link>
        {row.isUnread && <span className="sr-only">, unread</span>}
        <Marks row={row} />
      </th>
      {columns.map((column) => (
        <td key={column} className={`c-${column}`} data-label={labelOf(listColumns, column)}>
          {cells[column]({ ...props, name })}
        </td>
      ))}
      <td className="c-acts">
        <RowActions row={row} name={name} onAct={onAct} />
      </td>
    </tr>
  )
}

function Marks({ row }: { row: ShownRow }) {
  const filer = filerNameOf(row)
  const marks = [
    row.hasDuplicates && 'Possible duplicate',
    row.spamReason && 'Looks automated',
    filer && `filed by ${filer}`,
  ].filter((mark) => typeof mark === 'string')
  if (marks.length === 0) return null
  return <small>{marks.join(', ')}</small>
}

type CellProps = ApplicationRowProps & { name: string }

const cells: Record<ListColumn, (props: CellProps) => ReactNode> = {
  state: ({ row }) => row.state ?? '–',
  case: ({ row }) => labelOf(applicationCaseTypes, row.caseType),
  amount: ({ row }) => <Amount value={row.fundingAmount} />,
  firm: ({ row }) => row.attorneyFirm ?? row.plaintiffAttorneyFirm ?? <Quiet>None named</Quiet>,
  contact: ({ row: { phone, email } }) => (
    <span title={email}>
      {phone} {email}
    </span>
  ),
  reference: ({ row }) => row.reference,
  documents: ({ row }) => <DocumentsMark documents={row.documents} />,
  next: ({ row, now }) => describeNextStep(row.nextStep, now),
  activity: ({ row, now }) => <LastActivity row={row} now={now} />,
  owner: ({ owner }) => owner ?? <Quiet>Nobody</Quiet>,
  link: ({ row, link, name }) => <UploadLinkCell isInRow applicationId={row.id} link={link} name={name} />,
  waiting: ({ row, now }) => <DeadlineMark application={row} now={now} />,
}

const Quiet = ({ children }: { children: string }) => <span className="k-quiet">{children}</span>

function LastActivity({ row, now }: { row: ShownRow; now: number }) {
  const { type, at } = row.lastActivity ?? { type: 'submitted', at: row.submittedAt }
  return (
    <time dateTime={at} title={`${labelOf(applicationEventTypes, type)}, ${formatMoment(at)}`}>
      {formatActivity(at, now)}
    </time>
  )
}

export type RowAction = 'take' | 'assign' | 'status' | 'request' | 'more'

type RowActionsProps = { row: ShownRow; name: string; onAct: (action: RowAction) => void }

/** Under the pointer they cover documents and deadline; a touch screen has one button for all. */
function RowActions({ row, name, onAct }: RowActionsProps) {
  const { searchFor } = useListState()
  const { isShared } = useTeam()
  const own = usePerson()
  return (
    <div className="desk-acts">
      {isShared && row.assigneeId !== own.id && (
        <IconButton label={`Take ${name}`} title="Take (i)" glyph="person" onClick={() => onAct('take')} />
      )}
      {!statusOf(row.status).isClosed && (
        <IconButton
          label={`Request documents from ${name}`}
          title="Request documents (q)"
          glyph="send"
          onClick={() => onAct('request')}
        />
      )}
      <IconLink
        to={searchFor({ application: row.id })}
        preventScrollReset
        label={`View Details of ${name}`}
        title="View Details (Enter)"
        glyph="go"
      />
      <IconButton
        className="desk-more"
        label={`More for ${name}`}
        title="More (.)"
        glyph="more"
        onClick={() => onAct('more')}
      />
    </div>
  )
}
