import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cancellations } from '#db/schema/index.ts'
import { zoneOfState } from '#domain/state-zones.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { type EventAuthor, ofDesk } from '#features/contracts/records/mutations/locked.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { lockSigner } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { refuse } from '#lib/refusals.ts'
import { dateIn, momentIn } from '#site/format.ts'
import { findMistakenNotice } from '../content/days.ts'
import { openNotice } from '../data/read.ts'
import { type CancellationRow, isInTime, newestDay, type Stand } from '../data/stand.ts'
import type { NewNotice } from '../schema.ts'
import { cancelContract } from './end.ts'
import { type Canceled, type CancelServices, type CancelWriting, withStand } from './locked.ts'
import { recordCancelStep, tellBoth } from './steps.ts'

type Kept = Pick<CancellationRow, 'way' | 'noticedAt' | 'noticedOn' | 'arrivedOn'>
type Given = Kept & {
  submissionKey: string
  words: { note?: string; address?: string; browser?: string; knownBy?: string }
  author: EventAuthor
}

/** `contract` is the one that they had before them. */
type Pressed = { contract?: string | undefined; submissionKey: string }

/** The button on the case page. Pressed twice, or by two at once, it is one notice, and the first one counts. */
export async function giveNotice(
  services: CancelServices,
  signer: Signer,
  { contract: named, submissionKey }: Pressed,
  now = new Date(),
): Promise<Canceled> {
  const sent = await findSent(services.db, signer.applicationId)
  if (!sent || (named !== undefined && named !== sent.id)) return refuse('unknown')
  if (!signer.isKnown) return refuse('not known')
  return withStand(services, sent.id, now, async (writing, stand): Promise<Canceled> => {
    if (stand.notice) return endUnpaid(writing, stand, { author: { party: 'person' }, now })
    const closed = findClosed(stand)
    if (closed) return closed
    // A page that was open while they took one back sends the same key, and means it.
    const isUsed = stand.notices.some((row) => row.submissionKey === submissionKey)
    const day = dateIn(stand.time.zone, now)
    const { address, browser, knownBy } = signer
    return keepNotice(
      writing,
      stand,
      {
        ...{ way: 'online', noticedAt: now, noticedOn: day, arrivedOn: day },
        submissionKey: isUsed ? randomUUID() : submissionKey,
        words: { address, knownBy, ...(browser !== undefined && { browser }) },
        author: { party: 'person' },
      },
      now,
    )
  })
}

/** A notice that waited for money stands without it once the payment came back from the bank. */
async function endUnpaid(
  writing: CancelWriting,
  stand: Stand,
  by: { author: EventAuthor; now: Date },
): Promise<Canceled> {
  if (stand.notice && stand.phase === 'unpaid') await cancelContract(writing, stand, stand.notice, by)
  return { ok: true }
}

/** Somebody came in, wrote or called. A postmark on the last day is in time. */
export const recordNotice = (
  services: CancelServices,
  contractId: string,
  request: NewNotice,
  reviewer: Reviewer,
  now = new Date(),
): Promise<Canceled> =>
  withStand(services, contractId, now, async (writing, stand): Promise<Canceled> => {
    const { submissionKey, note } = request
    const days = daysOf(request)
    const same = stand.notices.find((row) => row.submissionKey === submissionKey)
    if (same) return saysTheSame(same, { way: request.way, ...days }) ? { ok: true } : refuse('key used')
    const closed = findClosed(stand)
    if (closed) return closed
    if (stand.notice && stand.phase !== 'unpaid') return refuse('noticed')
    if (!(await lockSigner(writing.tx, reviewer.person?.id))) return refuse('may not record')
    if (stand.notice) return endUnpaid(writing, stand, { author: ofDesk(reviewer), now })
    const errors: FieldErrors = findMistakenNotice(request, days, {
      signedOn: stand.signedOn,
      today: newestDay(now),
    })
    if (Object.keys(errors).length > 0) return refuse('mistaken', { errors })
    const noticedAt = momentIn(zoneOfState(stand.contract.homeState), days.noticedOn, 12)
    const words = note === undefined ? {} : { note }
    const given = { way: request.way, ...days, noticedAt, submissionKey, words, author: ofDesk(reviewer) }
    return keepNotice(writing, stand, given, now)
  })

const daysOf = (request: NewNotice) =>
  'noticedOn' in request
    ? { noticedOn: request.noticedOn, arrivedOn: request.noticedOn }
    : { noticedOn: request.postmarkOn ?? request.arrivedOn, arrivedOn: request.arrivedOn }

const saysTheSame = (row: CancellationRow, said: Omit<Kept, 'noticedAt'>) =>
  row.way === said.way && row.noticedOn === said.noticedOn && row.arrivedOn === said.arrivedOn

/** Why there is nothing to cancel. */
function findClosed({ phase, contract: { status } }: Stand): Canceled | undefined {
  if (phase === 'canceled') return refuse('canceled')
  if (phase !== 'none') return undefined
  return refuse(status === 'drafted' || status === 'issued' ? 'not signed' : 'ended')
}

/** Before any money left, a notice is all it takes. */
async function keepNotice(
  writing: CancelWriting,
  stand: Stand,
  { words, author, ...given }: Given,
  now: Date,
): Promise<Canceled> {
  const { tx, rowSealer } = writing
  const { contract, time, phase } = stand
  const id = randomUUID()
  const lastDay = time.countedFor === 'plan' ? null : time.lastDay
  const status = phase === 'unpaid' || isInTime(stand, { ...given, lastDay }) ? 'noticed' : 'late'
  const [row] = await tx
    .insert(cancellations)
    .values({
      ...{ id, contractId: contract.id, status, lastDay, moneyBack: stand.back, ...given },
      ...{ personId: author.person?.id ?? null, personName: author.person?.name ?? null, recordedAt: now },
      ...(Object.keys(words).length > 0 && {
        sealedWords: rowSealer.seal(cancellations.sealedWords, id, words),
      }),
    })
    .returning()
  if (!row) throw new Error('the notice was not kept')
  const step = status === 'late' ? 'cancel-late' : 'cancel-noticed'
  await recordCancelStep(writing, contract, step, author, given.noticedOn)
  if (phase === 'unpaid' || (status === 'noticed' && stand.back >= stand.received))
    await cancelContract(writing, stand, row, { author, now })
  else await tellBoth(writing, id, status)
  return { ok: true }
}

/** They keep the contract after all: while none of the money is back. */
export const keepContract = (
  services: CancelServices,
  contractId: string,
  { author, reason }: { author: EventAuthor; reason?: string | undefined },
  now = new Date(),
): Promise<Canceled> =>
  withStand(services, contractId, now, async (writing, stand): Promise<Canceled> => {
    if (stand.phase === 'canceled') return refuse('canceled')
    if (!stand.notice) return stand.notices.length > 0 ? { ok: true } : refuse('no notice')
    if (stand.back > 0) return refuse('money came')
    await endNotice(writing, stand, stand.notice, { reason, now })
    await recordCancelStep(writing, stand.contract, 'cancel-kept', author, newestDay(now))
    await tellBoth(writing, stand.notice.id, 'kept')
    return { ok: true }
  })

/** The person takes it back on their page. */
export async function takeNoticeBack(
  services: CancelServices,
  signer: Signer,
  { contract: named }: Pick<Pressed, 'contract'>,
  now = new Date(),
): Promise<Canceled> {
  const sent = await findSent(services.db, signer.applicationId)
  if (!sent || (named !== undefined && named !== sent.id)) return refuse('unknown')
  if (!signer.isKnown) return refuse('not known')
  return keepContract(services, sent.id, { author: { party: 'person' } }, now)
}

export async function endNotice(
  { tx, rowSealer }: CancelWriting,
  { back }: Stand,
  notice: CancellationRow,
  { reason, now }: { reason: string | undefined; now: Date },
): Promise<void> {
  const words = { ...openNotice(rowSealer, notice), ...(reason !== undefined && { reason }) }
  const sealedWords = rowSealer.seal(cancellations.sealedWords, notice.id, words)
  await tx
    .update(cancellations)
    .set({ status: 'kept', endedAt: now, sealedWords, moneyBack: back })
    .where(eq(cancellations.id, notice.id))
}
