import type { Typed } from '#features/contract-desk/contract/components/admin/use-typed.ts'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PayoffDialog } from './payoff-dialog.tsx'

type LedgerDialogsProps = {
  ledger: Ledger
  asked: 'payment' | 'payoff' | LedgerLine | undefined
  typed: Typed
  onClose: () => void
}

export function LedgerDialogs({ ledger, asked, typed, onClose }: LedgerDialogsProps) {
  if (!asked) return null
  if (asked === 'payoff') return <PayoffDialog ledger={ledger} onClose={onClose} />
  return asked === 'payment' ? (
    <PaymentDialog ledger={ledger} typed={typed} onClose={onClose} />
  ) : (
    <CorrectionDialog ledger={ledger} line={asked} typed={typed} onClose={onClose} />
  )
}
