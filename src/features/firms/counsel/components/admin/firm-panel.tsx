import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { emailLink, phoneLink } from '#site/paths.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { firmQuestions } from '../../content.ts'
import type { Firm, FirmContact } from '../../schema.ts'
import { FirmForm } from './firm-form.tsx'
import { FirmNext } from './firm-next.tsx'
import { useFirm, useReplaceFirmLink } from './firm-queries.ts'

export function FirmPanel({ applicationId }: { applicationId: string }) {
  const { data: firm, error } = useFirm(applicationId)
  const [isEditing, setEditing] = useState(false)
  if (error && !firm) return <LoadFailure error={error} fallback="The law firm could not be read." />
  if (!firm) return <LoadingText />
  return (
    <div className="grid gap-6">
      {isEditing ? (
        <FirmForm applicationId={applicationId} firm={firm} onDone={() => setEditing(false)} />
      ) : (
        <>
          <FirmNext applicationId={applicationId} firm={firm} />
          <FirmAddress firm={firm} />
          <div className="flex flex-wrap gap-2">
            <Button kind="line" onClick={() => setEditing(true)}>
              Correct the details
            </Button>
            {firm.askedAt && <ReplaceLink applicationId={applicationId} />}
          </div>
        </>
      )}
      {firm.representation && <FirmAnswers firm={firm} />}
    </div>
  )
}

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

function FirmAddress({ firm }: { firm: Firm }) {
  return (
    <dl className="k-facts k-facts-two">
      {rows.map(({ name, label, linkOf }) => {
        const value = firm[name]
        const typed = firm.typed[name]
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value ? linkOf ? <a href={linkOf(value)}>{value}</a> : value : <Missing>Not known</Missing>}
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

const Missing = ({ children }: { children: string }) => <span className="text-soft">{children}</span>

function Verified({ firm: { verifiedAt, verifiedBy } }: { firm: Firm }) {
  return (
    <>
      {' '}
      <Badge tone={verifiedAt ? 'success' : 'attention'}>{verifiedAt ? 'Verified' : 'Not verified'}</Badge>
      {verifiedAt && (
        <span className="block text-small text-soft">
          {verifiedBy ? `by ${verifiedBy}, ` : ''}
          {formatMoment(verifiedAt)}
        </span>
      )}
    </>
  )
}

function FirmAnswers({ firm }: { firm: Firm }) {
  const { answers, representation, acknowledgedAt } = firm
  const { contactName, contactWay } = answers
  const link = contactWay.includes('@') ? emailLink(contactWay) : phoneLink(contactWay)
  return (
    <section aria-labelledby="firm-answers-title" className="grid gap-3">
      <h3 id="firm-answers-title">What the firm told us</h3>
      <dl className="k-facts k-facts-two">
        {representation === 'yes' &&
          firmQuestions.map(({ name, label, options }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{answers[name] ? labelOf(options, answers[name]) : <Missing>Not answered</Missing>}</dd>
            </div>
          ))}
        <div>
          <dt>Talk to</dt>
          <dd>
            {contactName || contactWay ? (
              <>
                {contactName}
                {contactName && contactWay && ', '}
                {contactWay && <a href={link}>{contactWay}</a>}
              </>
            ) : (
              <Missing>Not answered</Missing>
            )}
          </dd>
        </div>
        {acknowledgedAt && (
          <div>
            <dt>Acknowledged the request</dt>
            <dd>{formatMoment(acknowledgedAt)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** For a link that got into the wrong hands. */
function ReplaceLink({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useReplaceFirmLink(applicationId)
  return (
    <>
      <Button kind="bare" onClick={() => setAsking(true)}>
        Replace the link
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Replace the link to the firm’s page?"
        confirmLabel="Replace"
        busy={isPending && 'Replacing…'}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>The link that was mailed stops working at once. The next mail to the firm has the new one.</p>
      </ConfirmDialog>
    </>
  )
}
