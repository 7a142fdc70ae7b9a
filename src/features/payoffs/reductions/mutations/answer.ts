import { lockReducer } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { distribute } from '#lib/waterfall/distribution.ts'
import { mostTaken, rungsOf } from '#lib/waterfall/rungs.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { type ReductionFigures, readFigures } from '../data/figures.ts'
import { openReductionWords, openSheet, type ReductionRow } from '../data/rows.ts'
import type { Answer } from '../schema.ts'
import {
  changeReduction,
  type ReductionServices,
  type ReductionWriting,
  tellBoth,
  tellFile,
  withReduction,
} from './locked.ts'

export type AnswerRefusal =
  | 'unknown'
  | 'answered'
  | 'key used'
  | 'may not reduce'
  | 'mistaken'
  | 'nothing waits'
  | 'same person'
  | 'above the limit'
  | 'changed'
  | 'accepted'
type Answered = Outcome<{ row: ReductionRow }, AnswerRefusal>

const cleared = {
  ...{ rung: null, owedThen: null, takes: null, answerReason: null, validUntil: null, answerKey: null },
  ...{ personId: null, personName: null },
}

/** A yes to the whole, to less, or a no. What is above the reader's limit waits for somebody whose limit reaches it. */
export const answerReduction = (
  services: ReductionServices,
  id: string,
  wanted: Answer,
  reviewer: Reviewer,
): Promise<Answered> =>
  withReduction(services, { id }, async (writing, row): Promise<Answered> => {
    if (row.answerKey === wanted.submissionKey)
      return isSame(writing, row, wanted) ? { ok: true, row } : refuse('key used')
    const signer = await lockReducer(writing.tx, reviewer.person?.id)
    if (!signer) return refuse('may not reduce')
    if (row.status !== 'asked') return refuse('answered')
    const figures = await readFigures(writing.tx, row.applicationId)
    const { left } = distribute(openSheet(writing.rowSealer, row), figures.all.owed)
    const found = findTakes(wanted, figures, left)
    if (!found.ok) return found
    const { owed } = figures.all
    const { takes } = found
    const isGranted = takes < owed
    const validUntil = wanted.validUntil ?? figures.validUntil.suggested
    const wrongDay = isGranted ? findWrongDay(validUntil, figures) : undefined
    if (wrongDay) return refuse('mistaken', { errors: { validUntil: [wrongDay] } })
    const isEnough = signer.upTo === null || owed - takes <= signer.upTo
    const now = new Date()
    const changed = await changeReduction(writing, row, {
      ...{ rung: wanted.rung, takes, owedThen: owed, answerReason: wanted.reason, validUntil },
      ...{ answerKey: wanted.submissionKey, personId: signer.id, personName: signer.name, signedAt: now },
      words: { answer: wanted.text },
      ...(isEnough && takesEffect(isGranted, now)),
    })
    await tell(writing, changed, { isEnough, isGranted, reviewer })
    return { ok: true, row: changed }
  })

const takesEffect = (isGranted: boolean, now: Date) =>
  isGranted
    ? { status: 'granted' as const, effectiveAt: now }
    : { status: 'refused' as const, effectiveAt: now, closedAt: now }

const isSame = ({ rowSealer }: ReductionWriting, row: ReductionRow, wanted: Answer): boolean =>
  row.rung === wanted.rung &&
  row.answerReason === wanted.reason &&
  (wanted.takes === undefined || wanted.rung !== 'another' || row.takes === wanted.takes) &&
  (wanted.validUntil === undefined || row.validUntil === wanted.validUntil) &&
  openReductionWords(rowSealer, row).answer === wanted.text

function findTakes(
  { rung, takes }: Answer,
  { all: { owed, out }, lastStep }: ReductionFigures,
  left: number,
): Outcome<{ takes: number }, 'mistaken'> {
  const mistaken = (field: string, words: string) => refuse('mistaken', { errors: { [field]: [words] } })
  const most = mostTaken({ owed, left })
  if (rung === 'another') {
    if (takes === undefined) return mistaken('takes', 'Enter what we take')
    if (takes > owed) return mistaken('takes', `No more than ${formatCents(owed)} is owed`)
    if (takes > most) return mistaken('takes', `Only ${formatCents(most)} is left after everybody’s cut`)
    return takes === 0 && most > 0 ? mistaken('takes', sayLeft(most)) : { ok: true, takes }
  }
  const one = rungsOf({ owed, out, lastStep, left }).find((each) => each.rung === rung)
  if (!one?.isOpen)
    return mistaken('rung', rung === 'nothing' ? sayLeft(most) : 'There is no last step to give up')
  return { ok: true, takes: one.takes }
}

const sayLeft = (most: number) => `Nothing is for when nothing is left, and ${formatCents(most)} is`

function findWrongDay(validUntil: string, { today, validUntil: { latest } }: ReductionFigures) {
  if (validUntil < today) return 'Use today or a later day'
  return validUntil > latest
    ? `Use ${formatCalendarDay(latest)} or an earlier day: after it, another amount is owed`
    : undefined
}

/** The second signature, of somebody whose own limit reaches it. */
export const signReduction = (
  services: ReductionServices,
  id: string,
  reviewer: Reviewer,
): Promise<Answered> =>
  withReduction(services, { id }, async (writing, row): Promise<Answered> => {
    const signer = await lockReducer(writing.tx, reviewer.person?.id)
    if (row.effectiveAt && row.secondId !== null && row.secondId === signer?.id) return { ok: true, row }
    if (row.effectiveAt || row.status !== 'asked') return refuse('answered')
    if (!signer) return refuse('may not reduce')
    const { takes, owedThen, validUntil } = row
    if (takes === null || owedThen === null || validUntil === null) return refuse('nothing waits')
    if (row.personId === signer.id) return refuse('same person')
    const figures = await readFigures(writing.tx, row.applicationId)
    if (figures.all.owed !== owedThen || findWrongDay(validUntil, figures) !== undefined) {
      await changeReduction(writing, row, cleared)
      return refuse('changed')
    }
    if (signer.upTo !== null && owedThen - takes > signer.upTo) return refuse('above the limit')
    const now = new Date()
    const changed = await changeReduction(writing, row, {
      ...{ secondId: signer.id, secondName: signer.name, secondAt: now, ...takesEffect(true, now) },
    })
    await tell(writing, changed, { isEnough: true, isGranted: true, reviewer })
    return { ok: true, row: changed }
  })

/** No, says the second, or the first takes it back. The request waits for another answer. */
export const refuseSignature = (
  services: ReductionServices,
  id: string,
  reviewer: Reviewer,
): Promise<Answered> =>
  withReduction(services, { id }, async (writing, row): Promise<Answered> => {
    if (!(await lockReducer(writing.tx, reviewer.person?.id))) return refuse('may not reduce')
    if (row.status !== 'asked' || row.effectiveAt || row.answerKey === null) return refuse('nothing waits')
    const changed = await changeReduction(writing, row, { ...cleared, words: { answer: '' } })
    await tellFile(writing, row.applicationId, 'reduction-withdrawn', { party: 'desk', reviewer })
    return { ok: true, row: changed }
  })

/** Until it's accepted, we can take a yes back. */
export const withdrawReduction = (
  services: ReductionServices,
  { id, reason }: { id: string; reason: string },
  reviewer: Reviewer,
): Promise<Answered> =>
  withReduction(services, { id }, async (writing, row): Promise<Answered> => {
    if (!(await lockReducer(writing.tx, reviewer.person?.id))) return refuse('may not reduce')
    if (row.status === 'withdrawn') return { ok: true, row }
    if (row.status === 'accepted' || row.status === 'paid') return refuse('accepted')
    if (row.status !== 'granted') return refuse('answered')
    const changed = await changeReduction(writing, row, {
      ...{ status: 'withdrawn', closedAt: new Date(), words: { withdrawn: reason } },
    })
    await tellFile(writing, row.applicationId, 'reduction-withdrawn', { party: 'desk', reviewer })
    await tellBoth(writing, id, 'withdrawn')
    return { ok: true, row: changed }
  })

type Told = { isEnough: boolean; isGranted: boolean; reviewer: Reviewer }

async function tell(
  writing: ReductionWriting,
  { id, applicationId, takes, owedThen, validUntil }: ReductionRow,
  { isEnough, isGranted, reviewer }: Told,
) {
  if (!applicationId || takes === null || owedThen === null) return
  const step = isEnough ? (isGranted ? 'reduction-granted' : 'reduction-refused') : 'reduction-signed'
  const about = { amount: takes, before: owedThen, ...(isGranted && validUntil && { on: validUntil }) }
  await tellFile(writing, applicationId, step, { party: 'desk', reviewer }, about)
  if (isEnough) await tellBoth(writing, id, 'answered')
}
