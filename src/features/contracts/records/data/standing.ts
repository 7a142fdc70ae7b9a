import { desc, eq } from 'drizzle-orm'
import { paperSignatures } from '#db/schema/index.ts'
import { lastArrival } from '#features/contract-forms/figures/content/days.ts'
import { waitOf } from '../content/waits.ts'
import type { ContractSigning, PaperSignature } from '../schema.ts'
import type { ReadEvent } from './events.ts'
import type { ContractRow } from './rows.ts'
import { findSigningRow, type SigningRow } from './signing.ts'
import type { Services } from './source.ts'

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** How far a contract has come since it was sent, for the desk. */
export async function readStanding(
  services: Services,
  row: ContractRow,
  events: readonly ReadEvent[],
): Promise<ContractSigning | null> {
  if (!row.issuedAt) return null
  const signing = await findSigningRow(services.db, row.id)
  const papers = await listPaperSignatures(services, row.id)
  const waiting = papers.findLast(({ effectiveAt, ending }) => !effectiveAt && !ending)
  const waits = waitOf(row, signing ?? {}, waiting ? new Date(waiting.at) : null)
  const opened = events.find(({ event }) => event === 'opened')
  return {
    waits: waits ? { for: waits.for, since: iso(waits.since) } : null,
    openedAt: iso(opened?.happenedAt),
    consentedAt: iso(signing?.consentedAt),
    withdrewAt: iso(signing?.withdrewAt),
    signedAt: iso(signing?.signedAt),
    acknowledgedAt: iso(signing?.acknowledgedAt),
    counsel: counselOf(signing),
    explainAskedAt: iso(signing?.explainAskedAt),
    wrongCodes: signing?.wrongCodes ?? 0,
    sameNetwork: events.some(({ words }) => words.sameNetwork),
    onPaperSince: iso(signing?.onPaperSince),
    mailedOn: signing?.mailedOn ?? null,
    copiedOn: signing?.copiedOn ?? null,
    paperThrough: lastArrival(row.signBy),
    personRemindedAt: iso(signing?.personRemindedAt),
    attorneyRemindedAt: iso(signing?.attorneyRemindedAt),
    papers,
  }
}

function counselOf(signing: SigningRow | undefined): ContractSigning['counsel'] {
  const said = [
    ...(signing?.leftAt ? [{ said: 'left' as const, at: signing.leftAt }] : []),
    ...(signing?.refusedAt ? [{ said: 'refused' as const, at: signing.refusedAt }] : []),
    ...(signing?.pausedAt ? [{ said: 'paused' as const, at: signing.pausedAt }] : []),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const [last] = said
  return last ? { said: last.said, at: last.at.toISOString() } : null
}

async function listPaperSignatures(
  { db, rowSealer }: Services,
  contractId: string,
): Promise<PaperSignature[]> {
  const rows = await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.contractId, contractId))
    .orderBy(desc(paperSignatures.signedAt), desc(paperSignatures.id))
  return rows.map((row) => {
    const { id, party, signedOn, postmarkOn, receivedOn, documentId, isAlone, ending } = row
    const words = row.sealedWords ? rowSealer.open(paperSignatures.sealedWords, id, row.sealedWords) : {}
    return {
      ...{ id, party, signedOn, postmarkOn, receivedOn, documentId, isAlone, ending },
      bar: row.sealedBar ? rowSealer.open(paperSignatures.sealedBar, id, row.sealedBar) : null,
      ...{ reason: words.reason ?? null, refusal: words.refusal ?? null },
      ...{ by: row.personName, byId: row.personId, at: row.signedAt.toISOString() },
      aloneFrom: iso(row.aloneFrom),
      second:
        row.secondName && row.secondAt ? { name: row.secondName, at: row.secondAt.toISOString() } : null,
      effectiveAt: iso(row.effectiveAt),
    }
  })
}
