import { reasonOf } from '#features/admin/components/api.ts'
import { SecondSigning } from '#features/people/signatures/components/admin/second-signing.tsx'
import type { PaymentCorrection } from '../../schema.ts'
import { useCorrectPayment } from './correction-queries.ts'
import { sayPayment } from './payment-words.ts'

/** A correction that waits for its second signature. */
export function CorrectionSigning({ id, correction }: { id: string; correction: PaymentCorrection }) {
  const { from, to, reason: why } = correction
  const { mutate, isPending, variables, error } = useCorrectPayment(id)
  return (
    <SecondSigning
      first={correction}
      busy={isPending && (variables && 'sign' in variables ? 'signing' : 'refusing')}
      failure={error ? reasonOf(error, 'This was not saved. Please try again.') : undefined}
      onSign={() => mutate({ sign: correction.id })}
      onRefuse={(reason) => mutate({ refuse: correction.id, reason })}
    >
      <p>
        <b>{sayPayment(to)}</b> instead of {sayPayment(from)}. {why}
      </p>
    </SecondSigning>
  )
}
