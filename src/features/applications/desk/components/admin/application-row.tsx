import { Link } from 'react-router'
import { StatusBadge } from '#features/applications/list/components/admin/status-badge.tsx'
import { Waiting } from '#features/applications/list/components/admin/waiting.tsx'
import { UploadLinkCell } from '#features/documents/links/components/admin/upload-link-cell.tsx'
import type { UploadLink } from '#features/documents/links/schema.ts'
import { caseNameOf, filerNameOf } from '#lib/case-person.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#site/choices/applications.ts'
import { labelOf } from '#site/choices/choice.ts'
import { Badge } from '#ui/badge.tsx'
import type { DeskRow } from '../../schema.ts'
import { useDeskPlace } from './desk-place.ts'

type ApplicationRowProps = {
  row: DeskRow
  now: number
  link: UploadLink | null | undefined
  /** Who works on it. */
  assignee: string | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  /** Tells the keyboard shortcuts which row to act on. */
  onFocus: () => void
}

/** On a phone each cell shows its own label (`data-label`), because the table head is hidden. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { row, now, link, assignee, isSelected, onSelect, onFocus } = props
  const { searchFor } = useDeskPlace()
  const name = caseNameOf(row)
  const filer = filerNameOf(row)
  return (
    <tr
      id={`application-${row.id}`}
      tabIndex={-1}
      onFocus={onFocus}
      data-selected={isSelected ? '' : undefined}
    >
      <td className="desk-select">
        <label>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
            aria-label={`Select ${name}`}
          />
        </label>
      </td>
      <th scope="row">
        <Link to={searchFor({ application: row.id })} preventScrollReset>
          {name}
        </Link>
        <span className="desk-second">{row.reference}</span>
        {filer && <span className="desk-second">filed by {filer}</span>}
        <span className="flex flex-wrap gap-1 empty:hidden">
          {row.hasDuplicates && <Badge tone="attention">Possible duplicate</Badge>}
          {row.spamReason && <Badge tone="muted">Looks automated</Badge>}
        </span>
      </th>
      <td data-label="Contact">
        <span className="wrap-anywhere">
          <EmailWords address={row.email} />
        </span>
        <span className="desk-second">{row.phone}</span>
      </td>
      <td data-label="State">{row.state ?? '–'}</td>
      <td data-label="Case">
        {labelOf(applicationCaseTypes, row.caseType)}
        <span className="desk-second">{labelOf(applicantRoles, row.role)}</span>
      </td>
      <td data-label="Amount">{labelOf(fundingAmounts, row.fundingAmount)}</td>
      <td data-label="Status">
        <StatusBadge status={row.status} />
        {assignee && <span className="desk-second">{assignee}</span>}
      </td>
      <td data-label="Submitted">
        <Waiting application={row} now={now} />
      </td>
      <td data-label="Upload link">
        <UploadLinkCell applicationId={row.id} link={link} name={name} />
      </td>
      <td>
        <Link
          to={searchFor({ application: row.id })}
          preventScrollReset
          className="button button-outline button-small"
          aria-label={`View Details of ${name}`}
        >
          View Details
        </Link>
      </td>
    </tr>
  )
}

/** Breaks a long address before the @ first. */
function EmailWords({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
