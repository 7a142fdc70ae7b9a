import { accountKinds } from '#domain/money.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { Payout } from '#features/payouts/schema/gate.ts'
import type { ShownDetails } from '#features/payouts/schema/requests.ts'
import { labelOf } from '#site/staff-format.ts'
import type { Whose } from '../sent-queries.ts'
import { useShownDetails } from './payout-queries.ts'

type BankDetailsProps = {
  whose: Whose
  payout: Payout
  maySee: boolean
  onChange: (() => void) | undefined
}

/** Masked until somebody with the right asks; each look is in the access log. */
export function BankDetails({ whose, payout, maySee, onChange }: BankDetailsProps) {
  const { mutate, data, reset, isPending } = useShownDetails(whose)
  const { reportFailure } = useOutcome()
  const shown = data?.version === payout.version ? data : undefined
  const show = () => {
    if (shown) return reset()
    mutate(undefined, {
      onError: (error) => reportFailure(error, 'They could not be read. Please try again.', 'Not shown'),
    })
  }
  return (
    <div className="grid gap-2">
      <dl className="k-facts">
        {listFacts(payout, shown).map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="k-end">
        {maySee && (
          <Button kind="bare" busy={isPending && 'Reading…'} onClick={show}>
            {shown ? 'Mask again' : 'Show'}
          </Button>
        )}
        {onChange && (
          <Button kind="bare" onClick={onChange}>
            Change
          </Button>
        )}
      </div>
    </div>
  )
}

function listFacts(payout: Payout, shown: ShownDetails | undefined): [string, string][] {
  const { bank, accountEnding, accountKind, method } = payout
  if (method === 'check') return [['Mailed to', shown?.address ?? '••••']]
  const kind = accountKind ? `, ${labelOf(accountKinds, accountKind).toLowerCase()}` : ''
  return [
    ['Bank', shown?.bank ?? bank ?? 'None'],
    ['Routing', shown?.routing ?? '•••••••••'],
    ['Account', `${shown?.account ?? `•••• ${accountEnding ?? ''}`}${kind}`],
  ]
}
