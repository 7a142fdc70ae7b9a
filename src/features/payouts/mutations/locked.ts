import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { payoutSignatures, payouts } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import type { MoneyStep } from '#domain/money.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import {
  type ContractServices,
  type Writing as ContractWriting,
  inContracts,
  lockContract,
} from '#features/contracts/records/mutations/locked.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { MoneyStepDetails, Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findPayout, openSignatureWords, type PayoutRow, type SignatureRow } from '../data/rows.ts'

export type PayoutServices = ContractServices & { enqueue: Enqueue }
export type Writing = ContractWriting & { enqueue: Enqueue }
/** A contract whose file is there, locked with its payment. */
export type Locked = {
  writing: Writing
  contract: ContractRow & { applicationId: string }
  payout: PayoutRow | undefined
}

/** The same whether or not its file was deleted meanwhile. */
export type LockedAnyway = Omit<Locked, 'contract'> & { contract: ContractRow }

/** What a bank tells of money that left, it tells after the file was deleted, too. */
export const withSentPayout = <Value, Reason extends string>(
  services: PayoutServices,
  contractId: string,
  run: (locked: LockedAnyway) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | 'unknown'>> =>
  inContracts(services, async (writing): Promise<Outcome<Value, Reason | 'unknown'>> => {
    const contract = await lockContract(writing.tx, contractId)
    if (!contract) return refuse('unknown')
    const payout = await findPayout(writing.tx, contractId)
    return run({ writing: { ...writing, enqueue: services.enqueue }, contract, payout })
  })

/** Everybody who writes about a payment waits for its file, then for its contract. */
export const withPayout = <Value, Reason extends string>(
  services: PayoutServices,
  contractId: string,
  run: (locked: Locked) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | 'unknown'>> =>
  withSentPayout(
    services,
    contractId,
    async ({ contract, ...locked }): Promise<Outcome<Value, Reason | 'unknown'>> => {
      const { applicationId } = contract
      return applicationId ? run({ ...locked, contract: { ...contract, applicationId } }) : refuse('unknown')
    },
  )

export async function changePayout(
  tx: Transaction,
  id: string,
  change: Partial<typeof payouts.$inferInsert>,
): Promise<PayoutRow> {
  const [row] = await tx
    .update(payouts)
    .set({ ...change, version: sql`${payouts.version} + 1`, updatedAt: new Date() })
    .where(eq(payouts.id, id))
    .returning()
  if (!row) throw new Error('the payment is gone')
  return row
}

type Told = Omit<MoneyStepDetails, 'step' | 'party' | 'contractId' | keyof Reviewer>

/** Into the file's timeline: which step, never where the money goes. */
export async function tell(
  { tx }: Pick<Writing, 'tx'>,
  { applicationId, id: contractId }: ContractRow,
  step: MoneyStep,
  { reviewer, ...told }: Told & { reviewer?: Reviewer },
): Promise<void> {
  if (!applicationId) return
  const party = reviewer ? ('desk' as const) : ('person' as const)
  const details = { ...reviewer, ...told, step, party, contractId }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}

export async function endSignature(
  { tx, rowSealer }: Writing,
  row: SignatureRow,
  ending: DecisionEnding,
  refusal?: string,
): Promise<void> {
  const words = { ...openSignatureWords(rowSealer, row), ...(refusal && { refusal }) }
  const sealedWords = rowSealer.seal(payoutSignatures.sealedWords, row.id, words)
  await tx
    .update(payoutSignatures)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(payoutSignatures.id, row.id))
}
