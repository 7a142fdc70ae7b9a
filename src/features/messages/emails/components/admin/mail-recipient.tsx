import type { ReactNode } from 'react'
import type { CaseParty } from '#domain/case-file.ts'
import type { MailDesk } from '../../schema.ts'

type Party = MailDesk['parties'][number]
type MailRecipientProps = {
  desk: MailDesk
  to: Party | undefined
  onChange: (party: CaseParty) => void
  children: ReactNode
}

/** Mail goes only to the addresses that the application has. */
export function MailRecipient({ desk, to, onChange, children }: MailRecipientProps) {
  const other = desk.parties.find(({ party }) => party !== to?.party)
  return (
    <div className="mail-line mail-to">
      <span>To</span>
      <span>
        <b>{to?.name}</b>
        {to?.address && `, ${to.address}`}
        {to?.problem && <span className="file-risk"> {to.problem}</span>}
      </span>
      <span className="mail-to-more">
        {other && (
          <button type="button" className="mail-quiet" onClick={() => onChange(other.party)}>
            To {other.party === 'firm' ? 'the firm' : 'the applicant'} instead
          </button>
        )}
        {children}
      </span>
    </div>
  )
}
