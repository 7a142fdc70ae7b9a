import { fundingMethods } from '#domain/decisions.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { Payout, PayoutGate, PayoutSignature } from '#features/payouts/schema/gate.ts'
import { formatCents, formatList, formatMoment, labelOf } from '#site/staff-format.ts'
import { sayDay } from '../contract-words.ts'

type Line = { when: string; what: string; about: string | null; who: string }

/** What happened to the money, moment by moment. */
type PaymentRecordProps = { gate: Pick<PayoutGate, 'signatures'>; payout: Payout | null }

export function PaymentRecord({ gate: { signatures }, payout }: PaymentRecordProps) {
  if (!payout?.sentOn) return null
  const signed = signatures.find(({ effectiveAt }) => effectiveAt !== null)
  return (
    <section aria-labelledby="payment-record">
      <SectionHead id="payment-record" title="The payment" />
      <Figures caption="What happened to the payment" className="pay-record">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {listLines(payout, signed).map(({ when, what, about, who }) => (
            <tr key={what}>
              <th scope="row">{when}</th>
              <td>
                {what}
                {about && <small>{about}</small>}
              </td>
              <td>{who}</td>
              <td>{formatCents(payout.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </section>
  )
}

function listLines(payout: Payout, signed: PayoutSignature | undefined): Line[] {
  const { sentOn, sentBy, reference, method, receivedOn, receivedBy, returnedOn, returnReason } = payout
  const signers = signed
    ? [signed.by, signed.second?.name].filter((name): name is string => Boolean(name))
    : []
  return [
    ...(signed?.effectiveAt
      ? [
          {
            when: formatMoment(signed.effectiveAt),
            what: signed.second ? 'Released, two signatures' : 'Released',
            about: formatList(signers),
            who: 'desk',
          },
        ]
      : []),
    {
      when: sayDay(sentOn ?? ''),
      what: `Sent by ${labelOf(fundingMethods, method)}`,
      about: reference,
      who: sentBy ?? 'desk',
    },
    ...(receivedOn
      ? [
          {
            when: sayDay(receivedOn),
            what: 'Received',
            about: receivedBy === 'person' ? 'They said so on their page' : 'By the bank’s report',
            who: receivedBy === 'person' ? 'client' : 'bank',
          },
        ]
      : []),
    ...(returnedOn ? [{ when: sayDay(returnedOn), what: 'Returned', about: returnReason, who: 'bank' }] : []),
  ]
}
