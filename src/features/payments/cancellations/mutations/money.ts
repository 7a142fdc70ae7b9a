import { eq } from 'drizzle-orm'
import { cancellations } from '#db/schema/index.ts'
import { labelOf } from '#domain/choice.ts'
import { moneyBackWays } from '#domain/money.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { lockBookkeeper, lockPayer } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { refuse } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { findMistakenMoney } from '../content/days.ts'
import { openNotice } from '../data/read.ts'
import { type CancellationRow, lastDayOf, newestDay, type Stand } from '../data/stand.ts'
import type { LateAnswer, NewMoneyBack } from '../schema.ts'
import { cancelContract } from './end.ts'
import { type Canceled, type CancelServices, type CancelWriting, withStand } from './locked.ts'
import { endNotice } from './notice.ts'
import { recordCancelStep, tellBoth } from './steps.ts'

/** Money that came back, all or a part. With the whole of it the contract is canceled, if both came in time. */
export const recordMoneyBack = (
  services: CancelServices,
  contractId: string,
  request: NewMoneyBack,
  reviewer: Reviewer,
  now = new Date(),
): Promise<Canceled> =>
  withStand(services, contractId, now, async (writing, stand): Promise<Canceled> => {
    const { tx } = writing
    const { advance, notice, payout, contract } = stand
    const { amount, on, submissionKey } = request
    const same = advance?.entries.find((one) => one.submissionKey === submissionKey)
    if (same)
      return same.kind === 'money-back' && same.amount === amount && same.on === on
        ? { ok: true }
        : refuse('key used')
    if (stand.phase === 'canceled') return refuse('canceled')
    if (stand.phase === 'none') return refuse('ended')
    if (!payout?.sentOn || !advance) return refuse('nothing sent')
    if (!notice) return refuse('no notice')
    const { id: readerId } = reviewer.person ?? {}
    if (!(await lockBookkeeper(tx, readerId)) && !(await lockPayer(tx, readerId)))
      return refuse('may not record')
    const today = newestDay(now)
    const limits = { sentOn: payout.sentOn, today, missing: stand.received - stand.back }
    const errors = findMistakenMoney(request, limits)
    if (Object.keys(errors).length > 0) return refuse('mistaken', { errors })
    await keepEntry(
      writing,
      advance.row,
      {
        ...{ kind: 'money-back', amount, on, submissionKey },
        words: { reference: labelOf(moneyBackWays, request.way, staffLocale) },
      },
      reviewer.person && { personId: reviewer.person.id, personName: reviewer.person.name },
    )
    const changed = await countPart(writing, stand, notice, request)
    await recordCancelStep(writing, contract, 'money-back', ofDesk(reviewer), on, amount)
    const isWhole = changed.moneyBack === stand.received
    if (isWhole && changed.status === 'noticed')
      await cancelContract(writing, stand, changed, { author: ofDesk(reviewer), now })
    else if (changed.status === 'late' && notice.status !== 'late') {
      await recordCancelStep(writing, contract, 'cancel-late', ofDesk(reviewer), on)
      await tellBoth(writing, notice.id, 'late')
    }
    return { ok: true }
  })

/** Money after the last day makes it late, unless somebody took it anyway. */
async function countPart(
  { tx, rowSealer }: CancelWriting,
  stand: Stand,
  notice: CancellationRow,
  { amount, way, on }: NewMoneyBack,
): Promise<CancellationRow> {
  const isAccepted = notice.status === 'noticed' && openNotice(rowSealer, notice).reason !== undefined
  const isLate = notice.status === 'late' || (!isAccepted && on > lastDayOf(stand, notice))
  const [changed] = await tx
    .update(cancellations)
    .set({
      ...{ moneyBack: stand.back + amount, moneyBackWay: way, moneyBackOn: on },
      status: isLate ? 'late' : 'noticed',
    })
    .where(eq(cancellations.id, notice.id))
    .returning()
  if (!changed) throw new Error('the notice is gone')
  return changed
}

/** A late one: somebody who may pay takes it anyway, or says no, with the reason. */
export const answerLate = (
  services: CancelServices,
  contractId: string,
  { answer, reason }: LateAnswer,
  reviewer: Reviewer,
  now = new Date(),
): Promise<Canceled> =>
  withStand(services, contractId, now, async (writing, stand): Promise<Canceled> => {
    const { tx, rowSealer } = writing
    const { notice, contract } = stand
    if (stand.phase === 'canceled') return refuse('canceled')
    if (notice?.status !== 'late') return refuse('not late')
    if (!(await lockPayer(tx, reviewer.person?.id))) return refuse('may not decide')
    const author = ofDesk(reviewer)
    if (answer === 'refuse') {
      await endNotice(writing, stand, notice, { reason, now })
      await recordCancelStep(writing, contract, 'cancel-kept', author, newestDay(now))
      await tellBoth(writing, notice.id, 'refused')
      return { ok: true }
    }
    const words = { ...openNotice(rowSealer, notice), reason }
    const sealedWords = rowSealer.seal(cancellations.sealedWords, notice.id, words)
    const [accepted] = await tx
      .update(cancellations)
      .set({ status: 'noticed', sealedWords })
      .where(eq(cancellations.id, notice.id))
      .returning()
    if (!accepted) throw new Error('the notice is gone')
    await recordCancelStep(writing, contract, 'cancel-noticed', author, notice.noticedOn)
    if (stand.back === stand.received) await cancelContract(writing, stand, accepted, { author, now })
    else await tellBoth(writing, notice.id, 'accepted')
    return { ok: true }
  })
