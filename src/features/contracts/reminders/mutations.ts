import type { Database } from '#db/database.ts'
import type { contractSignings } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'
import { type ContractRow, findContract } from '#features/contracts/records/data/rows.ts'
import { findSigningRow, type SigningRow } from '#features/contracts/records/data/signing.ts'
import {
  type ContractServices,
  changeContract,
  inContracts,
  lockContract,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import {
  type Due,
  dayOfMoment,
  findEnvelope,
  hasOffer,
  isMorning,
  isOver,
  isToBeTold,
  listDue,
  waitsFor,
} from './data.ts'
import { mailContract } from './jobs/mail.ts'

type Services = ContractServices & { db: Database; enqueue: Enqueue }
type Sending = Writing & { enqueue: Enqueue }

/** The mail by which the person hears of it, in the transaction that sends it. */
export const tellSent = ({ tx, enqueue }: Pick<Sending, 'tx' | 'enqueue'>, contractId: string) =>
  enqueue(tx, mailContract, { contractId, kind: 'sent', party: 'person', on: '' })

/** Contracts whose last day is over end. If the process dies, the next hour ends the others. */
export async function endByTheClock(services: Services, now: Date): Promise<number> {
  const today = dayOfMoment(now)
  return changeEach(services, today, (due) => isOver(due, today), expire)
}

async function expire({ enqueue, ...writing }: Sending, { contract }: Due) {
  const { id: contractId, status } = contract
  await changeContract(writing.tx, contractId, { status: 'expired', endedAt: new Date() })
  await recordStep(writing, contract, 'expired', { party: 'clock' })
  const kind = status === 'signed' ? 'expired-at-counsel' : 'expired'
  await enqueue(writing.tx, mailContract, { contractId, kind, party: 'person', on: '' })
}

/** The one who hasn't signed gets one mail before the last day, in the morning. */
export async function tellLastDays(services: Services, now: Date): Promise<number> {
  if (!isMorning(now)) return 0
  const today = dayOfMoment(now)
  return changeEach(
    services,
    today,
    (due) => isToBeTold(due, today),
    async ({ tx, enqueue }, { contract }) => {
      await changeSigning(tx, contract.id, { endToldAt: new Date() })
      const party = waitsFor(contract)
      if (party) await enqueue(tx, mailContract, { contractId: contract.id, kind: 'last-day', party, on: '' })
    },
  )
}

/** One transaction for each, which looks again at what it locked. */
async function changeEach(
  services: Services,
  today: string,
  isDue: (due: Due) => boolean,
  change: (sending: Sending, due: Due) => Promise<void>,
): Promise<number> {
  const due = (await listDue(services, today)).filter(isDue)
  let changed = 0
  for (const { contract } of due)
    await inContracts(services, async (writing) => {
      const fresh = await lockWaiting(writing, contract.id)
      if (!fresh || !isDue(fresh)) return
      await change({ ...writing, enqueue: services.enqueue }, fresh)
      changed += 1
    })
  return changed
}

async function lockWaiting({ tx }: Writing, id: string): Promise<Due | undefined> {
  const contract = await lockContract(tx, id)
  if (!contract || contract.endedAt || !waitsFor(contract)) return undefined
  return { contract, signing: (await findSigningRow(tx, id)) ?? null }
}

export type ReminderRefusal = 'unknown' | 'not waiting' | 'on paper' | 'reminded' | 'no offer' | 'no address'
type Reminded = Outcome<{ contract: ContractRow }, ReminderRefusal>

const remindedAt = { person: 'personRemindedAt', attorney: 'attorneyRemindedAt' } as const satisfies Record<
  SignerParty,
  keyof typeof contractSignings.$inferSelect
>

/** Somebody at the desk asks again; once a day for each party. */
export async function remindSigner(
  services: Services & { publicUrl: string },
  id: string,
  party: SignerParty,
  now = new Date(),
): Promise<Reminded> {
  const applicationId = (await findContract(services.db, id))?.applicationId
  if (!applicationId) return refuse('unknown')
  // Outside of the transaction: it may make a link.
  const hasAddress = (await findEnvelope(services, applicationId, party)) !== undefined
  return inContracts(services, async (writing): Promise<Reminded> => {
    const { tx } = writing
    const due = await lockWaiting(writing, id)
    if (!due || waitsFor(due.contract) !== party) return refuse('not waiting')
    if (due.signing?.onPaperSince) return refuse('on paper')
    if (!(await hasOffer(tx, due.contract))) return refuse('no offer')
    if (!hasAddress) return refuse('no address')
    const on = dayOfMoment(now)
    if (wasReminded(due.signing, party, on)) return refuse('reminded')
    await changeSigning(tx, id, { [remindedAt[party]]: now })
    await services.enqueue(tx, mailContract, { contractId: id, kind: 'reminder', party, on })
    return { ok: true, contract: due.contract }
  })
}

function wasReminded(signing: SigningRow | null, party: SignerParty, on: string): boolean {
  const last = signing?.[remindedAt[party]]
  return last ? dayOfMoment(last) === on : false
}
