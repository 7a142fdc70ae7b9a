import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { claimEndings, documents } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { endAdvance } from '#features/ledger/mutations.ts'
import { endLetters } from '#features/payoffs/letters/mutations/keep.ts'
import { followReduction } from '#features/payoffs/reductions/mutations/follow.ts'
import { fileEndingLetter } from '#features/payoffs/releases/jobs/letters.ts'
import {
  findAloneFrom,
  findSecond,
  lockBookkeeper,
  lockPayer,
  type SecondRefusal,
} from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { type EndingRow, findEndingByKey, findStanding, openEndingWords } from '../data.ts'
import type { NewEnding } from '../schema.ts'
import {
  type Claim,
  type EndingServices,
  type EndingWriting,
  measure,
  tellFile,
  withClaim,
} from './locked.ts'

export type EndingRefusal =
  | SecondRefusal
  | 'unknown'
  | 'may not end'
  | 'not paid out'
  | 'nothing owed'
  | 'no proof'
  | 'wrong day'
  | 'waiting'
  | 'key used'
  | 'no longer waiting'
type Done = Outcome<object, EndingRefusal>
type Lost = Extract<NewEnding, { kind: 'lost' }>
type WrittenOff = Extract<NewEnding, { kind: 'written-off' }>

/** Sent twice, it's once. A claim ends once: where it waits or has ended already, nothing happens. */
export const askEnding = (
  services: EndingServices,
  applicationId: string,
  wanted: NewEnding,
  reviewer: Reviewer,
): Promise<Done> =>
  withClaim(services, applicationId, async (writing, claim): Promise<Done> => {
    const same = await findEndingByKey(writing.tx, applicationId, wanted.submissionKey)
    if (same) return same.kind === wanted.kind ? { ok: true } : refuse('key used')
    if (claim.advances.length === 0) return refuse('not paid out')
    if (claim.open.length === 0) return refuse('nothing owed')
    return wanted.kind === 'lost'
      ? lose(writing, claim, wanted, reviewer)
      : signFirst(writing, claim, wanted, reviewer)
  })

/** The case brought nothing, and a paper says so: nothing is owed, from that day on. */
async function lose(writing: EndingWriting, claim: Claim, wanted: Lost, reviewer: Reviewer): Promise<Done> {
  const { tx } = writing
  const { applicationId } = claim
  const { on, documentId, submissionKey } = wanted
  const payer = await lockPayer(tx, reviewer.person?.id)
  if (!payer) return refuse('may not end')
  const isOurs = and(eq(documents.id, documentId), eq(documents.applicationId, applicationId))
  if ((await tx.$count(documents, isOurs)) === 0) return refuse('no proof')
  const wrong = findWrongDay(claim, on)
  if (wrong) return refuse('wrong day', { errors: { on: [wrong] } })
  const waiting = await findStanding(tx, applicationId)
  if (waiting?.effectiveAt) return refuse('nothing owed')
  if (waiting) await stop(writing, waiting, 'superseded')
  const now = new Date()
  await tx.insert(claimEndings).values({
    ...{ applicationId, submissionKey, kind: 'lost', on, documentId, ...measure(claim, on) },
    ...{ personId: payer.id, personName: payer.name, signedAt: now, effectiveAt: now },
  })
  await endClaim(writing, claim, { kind: 'lost', on }, reviewer, false)
  return { ok: true }
}

/** The first signature: nothing changes until the second. */
async function signFirst(
  writing: EndingWriting,
  claim: Claim,
  { reason, submissionKey }: WrittenOff,
  reviewer: Reviewer,
): Promise<Done> {
  const { tx, rowSealer } = writing
  const { applicationId, today: on } = claim
  const signer = await lockBookkeeper(tx, reviewer.person?.id)
  if (!signer) return refuse('may not end')
  const aloneFrom = await findAloneFrom(tx, signer.id, 'record payments')
  const waiting = await findStanding(tx, applicationId)
  if (waiting) return refuse('waiting')
  const id = randomUUID()
  await tx.insert(claimEndings).values({
    ...{ id, applicationId, submissionKey, kind: 'written-off', on, aloneFrom, ...measure(claim, on) },
    ...{ personId: signer.id, personName: signer.name },
    sealedWords: rowSealer.seal(claimEndings.sealedWords, id, { reason }),
  })
  await tellFile(writing, applicationId, 'ending-signed', ofDesk(reviewer), { on })
  return { ok: true }
}

type Which = { applicationId: string; endingId: string }

const withWaiting = (
  services: EndingServices,
  { applicationId, endingId }: Which,
  run: (writing: EndingWriting, claim: Claim, row: EndingRow) => Promise<Done>,
): Promise<Done> =>
  withClaim(services, applicationId, async (writing, claim): Promise<Done> => {
    const row = await findStanding(writing.tx, applicationId)
    return row?.id === endingId ? run(writing, claim, row) : refuse('no longer waiting')
  })

/** The second signature. What is owed that day and how long it was out are kept with it. */
export const signEnding = (services: EndingServices, which: Which, reviewer: Reviewer): Promise<Done> =>
  withWaiting(services, which, async (writing, claim, row): Promise<Done> => {
    const { tx } = writing
    if (row.effectiveAt) return isSignedBy(row, reviewer) ? { ok: true } : refuse('no longer waiting')
    const found = await findSecond(tx, row, reviewer.person?.id, 'record payments')
    if (!found.ok && found.reason !== 'void') return found
    if (!found.ok || claim.open.length === 0) {
      await stop(writing, row, 'void')
      await tellFile(writing, claim.applicationId, 'ending-refused', ofDesk(reviewer))
      return refuse('void')
    }
    const on = claim.today
    await tx
      .update(claimEndings)
      .set({ ...found.signature, on, ...measure(claim, on) })
      .where(eq(claimEndings.id, row.id))
    await endClaim(writing, claim, { kind: 'written-off', on }, reviewer, found.signature.isAlone)
    return { ok: true }
  })

export const refuseEnding = (
  services: EndingServices,
  { reason, ...which }: Which & { reason: string },
  reviewer: Reviewer,
): Promise<Done> =>
  withWaiting(services, which, async (writing, claim, row): Promise<Done> => {
    if (row.effectiveAt) return refuse('no longer waiting')
    if (!(await lockBookkeeper(writing.tx, reviewer.person?.id))) return refuse('may not sign')
    await stop(writing, row, 'refused', reason)
    await tellFile(writing, claim.applicationId, 'ending-refused', ofDesk(reviewer))
    return { ok: true }
  })

const isSignedBy = ({ secondId, isAlone, personId }: EndingRow, { person }: Reviewer) =>
  person !== undefined && (secondId ?? (isAlone ? personId : null)) === person.id

async function stop(
  { tx, rowSealer }: EndingWriting,
  row: EndingRow,
  ending: DecisionEnding,
  refusal?: string,
): Promise<void> {
  const words = { ...openEndingWords(rowSealer, row), ...(refusal && { refusal }) }
  const sealedWords = rowSealer.seal(claimEndings.sealedWords, row.id, words)
  await tx
    .update(claimEndings)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(claimEndings.id, row.id))
}

/** Every advance that is open ends that day; the letter that says that nothing is owed follows. */
async function endClaim(
  writing: EndingWriting,
  { applicationId, open, today }: Claim,
  { kind, on }: { kind: 'lost' | 'written-off'; on: string },
  reviewer: Reviewer,
  isAlone: boolean,
): Promise<void> {
  const { tx, enqueue } = writing
  for (const { row } of open) await endAdvance(tx, row.id, kind, on)
  await followReduction(writing, applicationId, today)
  await endLetters(tx, { applicationId, kinds: ['payoff'] }, 'outdated')
  await tellFile(writing, applicationId, kind, ofDesk(reviewer), { on, isAlone })
  await enqueue(tx, fileEndingLetter, {
    ...{ applicationId, kind: 'nothing-owed', advanceIds: open.map(({ row }) => row.id) },
    ...{ because: kind, on, key: `nothing owed ${open.map(({ entries }) => entries.at(-1)?.id).join(' ')}` },
  })
}

function findWrongDay({ fundedOn, today, open }: Claim, on: string): string | undefined {
  if (on > today) return 'Use a day that is not after today'
  const days = open.flatMap(({ entries }) => entries.map((entry) => entry.on))
  const last = [fundedOn ?? on, ...days].toSorted().at(-1) ?? on
  return on < last
    ? `The ledger’s last entry is of ${formatCalendarDay(last)}; use that day or a later one`
    : undefined
}
