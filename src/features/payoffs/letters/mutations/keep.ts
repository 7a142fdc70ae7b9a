import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { letters } from '#db/schema/index.ts'
import type { LetterKind, letterEndings, PayoffParty } from '#domain/payoffs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { partyOf } from '../content/parties.ts'
import { findLetter, findLetterByKey, findLiveLetter, type LetterRow } from '../data/letters.ts'
import { type LetterPlan, type PlanRefusal, planLetter } from '../data/plan.ts'
import type { LetterDraft } from './draft.ts'
import { keepGross } from './gross.ts'

export type LetterWriting = { tx: Transaction; rowSealer: RowSealer }
/** Sent twice, it's one letter. */
export type LetterMaker = { submissionKey: string; madeBy: PayoffParty; reviewer?: Reviewer | undefined }

export type KeepRefusal = PlanRefusal | 'changed' | 'key used'
/** `isNew` is false for the letter that somebody made a moment before; then the draft is dropped. */
type Kept = Outcome<{ letter: LetterRow; isNew: boolean }, KeepRefusal>

/**
 * In a transaction that has locked the file, after all that the letter tells of was written. What it says is computed once
 * more: no letter says anything that the ledger doesn't.
 */
export async function keepLetter(
  writing: LetterWriting,
  draft: LetterDraft,
  maker: LetterMaker,
): Promise<Kept> {
  const { tx, rowSealer } = writing
  const { wanted, plan, number, printed } = draft
  const { applicationId } = wanted
  const same = await findLetterByKey(tx, applicationId, maker.submissionKey)
  if (same) return saysTheSame(same, plan) ? { ok: true, letter: same, isNew: false } : refuse('key used')
  if (wanted.kind === 'payoff') await keepGross(writing, wanted, maker)
  const again = await planLetter(
    { db: tx, rowSealer },
    wanted.kind === 'payoff' ? { ...wanted, assumed: [], gross: undefined } : wanted,
  )
  if (!again.ok) return again
  const live = plan.kind === 'payoff' ? await findLiveLetter(tx, applicationId) : undefined
  if (live && live.id !== plan.replacesId && isTwin(writing, live, plan))
    return { ok: true, letter: live, isNew: false }
  if (!isDeepStrictEqual(plain(again.plan), plain(plan))) return refuse('changed')
  if (live) await endLetters(tx, { ids: [live.id] }, 'replaced')
  const id = randomUUID()
  const { figures, facts, kind, ordinal, replacesId } = plan
  const { bytes, pages, sha256, storageKey } = printed
  const { person } = maker.reviewer ?? {}
  const values = {
    ...{ id, applicationId, kind, number, ordinal, figures, replacesId },
    ...{ submissionKey: maker.submissionKey, madeBy: maker.madeBy },
    ...{ goodThrough: figures.goodThrough, owed: figures.owed },
    sealedFacts: rowSealer.seal(letters.sealedFacts, id, facts),
    ...{ sha256, pages, storageKey, size: bytes.length, checkedAt: sql`now()` },
    ...{ personId: person?.id ?? null, personName: person?.name ?? null },
  }
  await tx.insert(letters).values(values)
  await tellFile(tx, applicationId, plan, maker)
  const letter = await findLetter(tx, id)
  if (!letter) throw new Error('the letter was not kept')
  return { ok: true, letter, isNew: true }
}

/** As JSON keeps it. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const saysTheSame = ({ kind, goodThrough }: LetterRow, plan: LetterPlan): boolean =>
  kind === plan.kind && goodThrough === plan.figures.goodThrough

/** Made after we read, and the same in all but which letter it replaces. */
function isTwin({ rowSealer }: LetterWriting, live: LetterRow, plan: LetterPlan): boolean {
  const { replaces: _, ...facts } = rowSealer.open(letters.sealedFacts, live.id, live.sealedFacts)
  const { replaces: __, ...own } = plan.facts
  return (
    isDeepStrictEqual(plain(facts), plain(own)) && isDeepStrictEqual(plain(live.figures), plain(plan.figures))
  )
}

type Which = { ids: readonly string[] } | { applicationId: string; kinds: readonly LetterKind[] }

/** They stay readable, and say that they don't hold anymore. The first ending stays. */
export async function endLetters(
  tx: Transaction,
  which: Which,
  ending: (typeof letterEndings)[number],
): Promise<LetterRow[]> {
  const those =
    'ids' in which
      ? inArray(letters.id, [...which.ids])
      : and(eq(letters.applicationId, which.applicationId), inArray(letters.kind, [...which.kinds]))
  return tx
    .update(letters)
    .set({ ending, endedAt: sql`now()` })
    .where(and(those, isNull(letters.endedAt)))
    .returning()
}

async function tellFile(
  tx: Transaction,
  applicationId: string,
  { kind, figures }: LetterPlan,
  { madeBy, reviewer }: LetterMaker,
): Promise<void> {
  const { goodThrough, closing, owed, parts } = figures
  const on = goodThrough ?? closing?.on
  const [only, ...others] = parts
  const details = {
    ...reviewer,
    ...{
      step: kind === 'payoff' ? ('payoff-letter' as const) : ('release-sent' as const),
      party: partyOf[madeBy],
    },
    ...(kind === 'payoff' && { amount: owed }),
    ...(on && { on }),
    ...(only && others.length === 0 && { advanceId: only.advanceId }),
  }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
