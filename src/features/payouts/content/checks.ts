import { type PayoutCheck, payoutCheckValues } from '#domain/money.ts'
import type { PayoutContext } from '../data/context.ts'
import type { PayoutCheckAnswer } from '../schema/gate.ts'
import {
  checkBankDetails,
  checkEarlierFunder,
  checkPayee,
  checkSanctions,
  checkSignatures,
} from './money-checks.ts'
import {
  type Checked,
  checkAcknowledged,
  checkLicense,
  checkPlannedDay,
  checkRules,
  checkSigned,
} from './paper-checks.ts'

const checks: Record<PayoutCheck, (context: PayoutContext) => Checked> = {
  signed: checkSigned,
  acknowledged: checkAcknowledged,
  'planned-day': checkPlannedDay,
  rules: checkRules,
  license: checkLicense,
  'earlier-funder': checkEarlierFunder,
  payee: checkPayee,
  'bank-details': checkBankDetails,
  sanctions: checkSanctions,
  signatures: checkSignatures,
}

/** All of them, in the order of the contract. */
export const listChecks = (context: PayoutContext): PayoutCheckAnswer[] =>
  payoutCheckValues.map((check) => ({ check, ...checks[check](context) }))

const isMet = ({ state }: PayoutCheckAnswer) => state === 'done' || state === 'not-needed'
export const listMissing = (all: readonly PayoutCheckAnswer[]) => all.filter((one) => !isMet(one))

/** What keeps somebody from signing. The day may still come; it is asked again when the money leaves. */
export const listUnsignable = (all: readonly PayoutCheckAnswer[]) =>
  listMissing(all).filter(
    ({ check, state }) => check !== 'signatures' && !(check === 'planned-day' && state === 'waiting'),
  )
