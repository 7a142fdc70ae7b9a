import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { openPostgres } from '#db/postgres.ts'
import { applications, contracts, payouts } from '#db/schema/index.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { keepEntry, openAdvance } from '#features/ledger/mutations.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { stepTerms } from './paid-contracts.ts'
import { createTestRowSealer } from './row-sealer.ts'
import type { SentContract } from './sent-contracts.ts'
import type { ServerProcess } from './server-process.ts'
import { appSecret, type SiteServer } from './site-server.ts'

type Paid = {
  sentOn: string
  receivedOn?: string | null
  method?: 'wire' | 'ach' | 'check'
  terms?: HeldTerms
}

/** As if everybody had signed and the money had left on that day; null, and it hasn't. */
export async function payContract(
  server: ServerProcess,
  { contractId, fileId }: Pick<SentContract, 'contractId' | 'fileId'>,
  paid: Paid | null,
) {
  const { databaseUrl } = server as SiteServer
  const { db, close } = await openPostgres({ databaseUrl, onError: () => {} })
  const rowSealer = createTestRowSealer(appSecret)
  const { sentOn, receivedOn = null, method = 'wire', terms = stepTerms } = paid ?? {}
  const signedAt = sentOn ? new Date(`${sentOn}T15:00:00Z`) : new Date()
  const cancel = { days: 5, start: 'later' } as const
  const isThis = eq(contracts.id, contractId)
  await db
    .update(contracts)
    .set({
      status: 'acknowledged',
      figures: sql`${contracts.figures} || ${JSON.stringify({ cancel, terms })}::jsonb`,
    })
    .where(isThis)
  await db.transaction((tx) => changeSigning(tx, contractId, { signedAt, acknowledgedAt: signedAt }))
  const contract = await findContract(db, contractId)
  if (!contract) throw new Error('the contract is gone')
  if (sentOn) {
    const { termsVersion, rule, figures, amount, homeState } = contract
    const id = randomUUID()
    const words = { name: 'Ana Reyes', account: '000100014417' }
    await db.insert(payouts).values({
      ...{ id, contractId, method, amount: figures.received, sentOn, receivedOn, sentAt: signedAt },
      ...{ status: receivedOn ? 'received' : 'sent', accountEnding: method === 'check' ? null : '4417' },
      sealedPayee: rowSealer.seal(payouts.sealedPayee, id, words),
      sealedProof: rowSealer.seal(payouts.sealedProof, id, { reference: 'EX0302-5518' }),
    })
    await db.transaction(async (tx) => {
      const advance = await openAdvance(tx, {
        ...{ applicationId: fileId, contractId, decisionId: null, counted: 'steps' },
        ...{ state: homeState, termsVersion, heldTerms: terms, rule, cancel },
      })
      const entry = { kind: 'paid-out', amount, on: sentOn, submissionKey: 'paid-out' } as const
      await keepEntry({ tx, rowSealer }, advance, entry, undefined)
    })
    await db.update(applications).set({ status: 'funded' }).where(eq(applications.id, fileId))
  }
  await close()
}
