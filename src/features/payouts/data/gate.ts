import { lastDayToCancel } from '#features/contract-forms/figures/content/cancel.ts'
import { type ContractRow, findContract } from '#features/contracts/records/data/rows.ts'
import { toScreening } from '#features/payouts/screening/data/screenings.ts'
import {
  hasOthers,
  listPayers,
  readMoneyRights,
  readOwnLimit,
  readSignatureSettings,
  type SigningCircle,
} from '#features/people/signatures/data.ts'
import { listChecks, listMissing, listUnsignable } from '../content/checks.ts'
import { listFollows } from '../content/follows.ts'
import { countsNow } from '../content/money-checks.ts'
import type { PayoutCheckAnswer, PayoutGate } from '../schema/gate.ts'
import { type PayoutContext, readPayoutContext, type Services } from './context.ts'
import { maskNumber } from './numbers.ts'
import { isGone, listSignatures, toPayout } from './rows.ts'

export async function readGate(
  services: Services,
  contractId: string,
  readerId: string | undefined,
): Promise<PayoutGate | undefined> {
  const contract = await findContract(services.db, contractId)
  return contract && toGate(services, contract, readerId)
}

export async function toGate(
  services: Services,
  contract: ContractRow,
  readerId: string | undefined,
): Promise<PayoutGate> {
  const { db, rowSealer } = services
  const context = await readPayoutContext(services, contract)
  const { payout, returned, screening, numbers, today, problem } = context
  const checks = listChecks(context)
  const done = checks.length - listMissing(checks).length
  const tries = [...(payout ? [payout] : []), ...returned]
  const { figures } = contract
  return {
    contract: {
      ...{ id: contract.id, number: contract.number, applicationId: contract.applicationId },
      ...{ status: contract.status, fundingOn: contract.fundingOn },
      ...{ funded: figures.funded, received: figures.received },
      heldBack: figures.oneTimeCharges
        .filter(({ isHeldBack }) => isHeldBack)
        .map(({ name, amount }) => ({ name, amount })),
    },
    ...{ today, problem, checks, done },
    isReady: problem === null && done === checks.length,
    payout: payout ? toPayout(rowSealer, payout) : null,
    returned: returned.map((row) => toPayout(rowSealer, row)),
    signatures: await listSignatures(
      services,
      tries.map(({ id }) => id),
    ),
    screening: screening ? toScreening(rowSealer, screening) : null,
    secondAbove: await findSecondAbove(services, contract, readerId),
    numbers: numbers.map(({ number, whose, since }) => ({ masked: maskNumber(number), whose, since })),
    follows: listFollows(context, {
      cancelUntil: lastDayToCancel(figures.cancel, contract),
    }),
    payers: (await listPayers(db)).map(({ name }) => name),
    may: await readMay(services, context, checks, readerId),
  }
}

/** The least of the limits that this payment is above: what Settings say, and what the signer may pay alone. */
export async function findSecondAbove(
  { db }: Pick<Services, 'db'>,
  { amount }: Pick<ContractRow, 'amount'>,
  signerId: string | undefined,
): Promise<number | null> {
  const { secondAbove } = await readSignatureSettings(db)
  const own = await readOwnLimit(db, signerId)
  const exceeded = [secondAbove, own].filter((most) => most !== null && amount > most)
  return exceeded.length > 0 ? Math.min(...exceeded.map(Number)) : null
}

async function readMay(
  { db }: Services,
  context: PayoutContext,
  checks: readonly PayoutCheckAnswer[],
  readerId: string | undefined,
): Promise<PayoutGate['may']> {
  const { seeDetails, pay, record } = await readMoneyRights(db, readerId)
  const { payout, signature, problem } = context
  const prepare = seeDetails || pay
  const may: PayoutGate['may'] = {
    ...{ seeDetails, pay, record, prepare, signs: 'no', signsFrom: null },
    callBack:
      prepare && (payout?.personId !== readerId || !(await areOthers(db, readerId, 'prepare payments'))),
  }
  const isOpen = payout && !isGone(payout) && problem === null && listUnsignable(checks).length === 0
  if (!pay || !isOpen) return may
  if (!signature || !countsNow(context)) return { ...may, signs: 'first' }
  if (signature.effectiveAt) return may
  if (signature.personId !== readerId) return { ...may, signs: 'second' }
  const from = signature.aloneFrom
  if (from) return { ...may, signs: 'alone', signsFrom: from.toISOString() }
  // Whoever could have signed second is gone: it's signed again, alone.
  return (await areOthers(db, readerId, 'pay')) ? may : { ...may, signs: 'alone' }
}

const areOthers = async (db: Services['db'], readerId: string | undefined, circle: SigningCircle) =>
  readerId !== undefined && (await hasOthers(db, readerId, circle))
