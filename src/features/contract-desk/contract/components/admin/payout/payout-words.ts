import { fundingMethods } from '#domain/decisions.ts'
import { payoutChecks } from '#domain/money.ts'
import type { SquareState } from '#features/admin/kit/components/mark.tsx'
import type {
  Payout,
  PayoutAction,
  PayoutCheckAnswer,
  PayoutGate,
  PayoutSignature,
} from '#features/payouts/schema/gate.ts'
import { formatCents, formatMoment, labelOf } from '#site/staff-format.ts'
import type { Whose } from '../sent-queries.ts'

export type PayDialogProps = { applicationId: string; gate: PayoutGate; onClose: () => void }

export const whoseOf = (applicationId: string, { contract }: PayoutGate): Whose => ({
  applicationId,
  id: contract.id,
})

/** What can be asked about money that leaves, each in a dialog of its own. */
export type PayAct =
  | 'enter-details'
  | 'call-back'
  | 'confirm-payee'
  | 'confirm-release'
  | 'screen'
  | 'judge'
  | 'sign'
  | 'hold'
  | 'sent'
  | 'received'
  | 'returned'

const doneHere = [
  ...(['enter-details', 'call-back', 'confirm-payee', 'confirm-release', 'screen', 'judge', 'sign'] as const),
] as const satisfies readonly PayAct[]

/** The dialog that a check asks for; undefined where it's done elsewhere. */
export function findAct({ action }: PayoutCheckAnswer, { payout }: PayoutGate): PayAct | undefined {
  // Without a list, it can still be said where the payee was screened.
  if (action === 'upload-list') return 'screen'
  if (action === 'confirm-release' && !payout) return 'enter-details'
  return doneHere.find((act) => act === action)
}

const actionWords: Record<PayoutAction, string> = {
  remind: 'Remind',
  reissue: 'Reissue',
  rules: 'See the rule',
  license: 'See the rule',
  'enter-details': 'Enter',
  'confirm-release': 'Confirm',
  'confirm-payee': 'Confirm',
  'call-back': 'Call back',
  screen: 'Compare',
  judge: 'Judge',
  'upload-list': 'Screen',
  sign: 'Sign',
  none: '',
}
export const sayAction = (action: PayoutAction): string => actionWords[action]

export const nameCheck = ({ check }: Pick<PayoutCheckAnswer, 'check'>): string => labelOf(payoutChecks, check)

/** A square is filled by a paper, a record or a list. */
export const squares: Record<PayoutCheckAnswer['state'], SquareState> = {
  done: 'accepted',
  missing: 'needed',
  waiting: 'received',
  'not-needed': 'waived',
}
export const spokenStates: Record<PayoutCheckAnswer['state'], string> = {
  done: 'Done',
  missing: 'Missing',
  waiting: 'Waiting',
  'not-needed': 'Not needed',
}

export const isFilled = ({ state }: PayoutCheckAnswer): boolean => state === 'done' || state === 'not-needed'

/** Without the signatures, which are what the button is for. */
const listMissing = ({ checks }: PayoutGate): PayoutCheckAnswer[] =>
  checks.filter((check) => !isFilled(check) && check.check !== 'signatures')

/** Bank details, calls and comparisons are for those who may prepare payments; nobody calls back what they entered. */
export const mayDo = (act: PayAct, { may }: PayoutGate): boolean =>
  act === 'sign' || (act === 'call-back' ? may.callBack : may.prepare)

/** What is done in a dialog here, by the order of its key. */
export const listToDo = (gate: PayoutGate): PayAct[] => [
  ...new Set(
    listMissing(gate)
      .flatMap((check) => findAct(check, gate) ?? [])
      .filter((act) => mayDo(act, gate)),
  ),
]

/** The one that stands or waits. */
export const findStanding = ({ signatures }: PayoutGate): PayoutSignature | undefined =>
  signatures.find(({ ending }) => ending === null)

/** Where the money goes, without the account. */
export function sayPayee({ method, bank, accountEnding }: Payout): string {
  const way = labelOf(fundingMethods, method)
  return [way, bank, accountEnding && `ending ${accountEnding}`].filter(Boolean).join(', ')
}

/** What the head says while money hasn't left. */
export function sayGate(gate: PayoutGate): string {
  const { checks, done, payout } = gate
  if (payout?.status === 'released') return 'Released; mark it sent once the bank has it'
  return `${done} of ${checks.length} checks done`
}

/** Why the button is shut; undefined where it isn't. */
export function whyShut(gate: PayoutGate): string | undefined {
  const { problem, may, payout } = gate
  if (problem) return problem
  const [first, ...others] = listMissing(gate)
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `It waits for ${nameCheck(first).toLowerCase()}${more}.`
  }
  if (!payout) return 'It waits for bank details.'
  if (!may.pay) return 'You may not pay. An owner gives the right under People.'
  if (may.signs === 'no') return 'You signed it. Somebody else signs second.'
  if (may.signsFrom && Date.parse(may.signsFrom) > Date.now())
    return `You signed it alone, and can finish it from ${formatMoment(may.signsFrom)}.`
  return undefined
}

export const nameSigning = ({ may, contract, secondAbove }: PayoutGate): string =>
  (may.signs === 'first' && secondAbove !== null) || (may.signs === 'alone' && !may.signsFrom)
    ? `Sign ${formatCents(contract.received)}`
    : `Sign and release ${formatCents(contract.received)}`
