import type { Representation } from '#domain/case-file.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatDay, formatMoment } from '#site/staff-format.ts'
import { daysBetweenAsks, type Firm, mostAsks } from '../../schema.ts'
import { useAskFirm, useVerifyFirm } from './firm-queries.ts'

type FirmNextProps = { applicationId: string; firm: Firm }

export function FirmNext({ applicationId, firm }: FirmNextProps) {
  const { representation, wrongRecipientAt, answeredAt, email, phone, verifiedAt, isStopped } = firm
  if (wrongRecipientAt) {
    return (
      <Notice tone="critical" title="Wrong recipient">
        Whoever got our mail said so, {formatMoment(wrongRecipientAt)}. Nothing more goes to this address.
        Find the right one, correct it here and verify it.
      </Notice>
    )
  }
  if (representation && answeredAt) {
    const isTheirs = representation === 'yes'
    return (
      <Notice tone={isTheirs ? 'success' : 'critical'} title={titles[representation]}>
        Answered {formatMoment(answeredAt)}.
        {!isTheirs && ' We don’t ask this firm any more. Ask the applicant who their attorney is.'}
      </Notice>
    )
  }
  if (isStopped) {
    return (
      <Notice tone="critical" title="This mailbox wants no mail from us">
        Call the firm, or enter another address.
      </Notice>
    )
  }
  if (!email) return <Notice title="No email address yet">Call the firm and ask for one.</Notice>
  if (verifiedAt) return <Asking applicationId={applicationId} firm={firm} />
  if (!phone) return <Notice title="No phone number yet">Enter one to verify the address by phone.</Notice>
  return <Verifying applicationId={applicationId} firm={firm} />
}

const titles: Record<Representation, string> = {
  yes: 'The firm represents this client',
  no: 'The firm doesn’t represent this client',
  'not-anymore': 'The firm no longer represents this client',
}

function Verifying({ applicationId, firm: { email, phone, version } }: FirmNextProps) {
  const { mutate, isPending } = useVerifyFirm(applicationId)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-measure wrap-anywhere">
        Call the firm at {phone} and ask whether {email} is theirs. Better still, call a number that you found
        yourself, for example with the state bar. Nothing is mailed there before.
      </p>
      <Button kind="line" busy={isPending && 'Saving…'} onClick={() => mutate({ version })}>
        Mark as verified
      </Button>
    </div>
  )
}

const day = 24 * 60 * 60_000

function Asking({ applicationId, firm: { askedAt, asks, openedAt } }: FirmNextProps) {
  const { mutate, isPending } = useAskFirm(applicationId)
  const nextAt = askedAt ? Date.parse(askedAt) + daysBetweenAsks * day : 0
  const isUsedUp = asks >= mostAsks
  const mayAsk = !isUsedUp && nextAt <= Date.now()
  return (
    <div className="grid justify-items-start gap-3">
      {askedAt ? (
        <p className="max-w-measure wrap-anywhere">
          Asked {formatMoment(askedAt)}, {asks} of {mostAsks} times.{' '}
          {openedAt ? `They last looked ${formatMoment(openedAt)}.` : 'They haven’t looked yet.'}{' '}
          {isUsedUp ? 'Call the firm instead.' : !mayAsk && `You can ask again ${formatDay(nextAt)}.`}
        </p>
      ) : (
        <p className="max-w-measure wrap-anywhere">
          The mail has a link to the firm’s page. It names nobody; the page shows the client’s name, what they
          agreed to and six questions.
        </p>
      )}
      {mayAsk && (
        <Button kind="line" busy={isPending && 'Asking…'} onClick={() => mutate()}>
          {askedAt ? 'Ask again' : 'Ask the firm to confirm'}
        </Button>
      )}
    </div>
  )
}
