import { formatMoment } from '#site/format.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import { Badge } from '#ui/badge.tsx'
import type { Firm, FirmContact } from '../../schema.ts'
import '#features/admin/components/answers.css'

const rows: readonly {
  name: keyof FirmContact
  label: string
  linkOf?: (value: string) => string | undefined
}[] = [
  { name: 'name', label: 'Law firm' },
  { name: 'attorney', label: 'Attorney' },
  { name: 'email', label: 'Email', linkOf: emailLink },
  { name: 'phone', label: 'Phone', linkOf: phoneLink },
]

export function FirmAddress({ firm }: { firm: Firm }) {
  return (
    <dl className="answers">
      {rows.map(({ name, label, linkOf }) => {
        const value = firm[name]
        const typed = firm.typed[name]
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value ? linkOf ? <a href={linkOf(value)}>{value}</a> : value : <NotKnown />}
              {name === 'email' && value && <Verified firm={firm} />}
              {value !== typed && (
                <span className="block text-small text-soft">The applicant typed: {typed || 'nothing'}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const NotKnown = () => <span className="text-soft">Not known</span>

function Verified({ firm: { verifiedAt, verifiedBy } }: { firm: Firm }) {
  if (!verifiedAt) {
    return (
      <>
        {' '}
        <Badge tone="attention">Not verified</Badge>
      </>
    )
  }
  return (
    <>
      {' '}
      <Badge tone="success">Verified</Badge>
      <span className="block text-small text-soft">
        {verifiedBy ? `by ${verifiedBy}, ` : ''}
        {formatMoment(verifiedAt)}
      </span>
    </>
  )
}
