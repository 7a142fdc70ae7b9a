import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { refuse } from '#lib/refusals.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { findWrongMailing } from '../content/days.ts'
import { type Done, type PaperServices, withSent } from './locked.ts'

/** Somebody called: they, or their attorney, sign on paper. */
export const choosePaperFor = (services: PaperServices, id: string, reviewer: Reviewer): Promise<Done> =>
  withSent(services, id, async ({ writing, contract, signing }) => {
    if (signing?.onPaperSince) return { ok: true }
    if (contract.status === 'acknowledged') return refuse('signed')
    await changeSigning(writing.tx, id, { onPaperSince: new Date() })
    await recordStep(writing, contract, 'chose-paper', ofDesk(reviewer))
    return { ok: true }
  })

const dayOf = (moment: Date | null) => dateIn(brand.openHours.timeZone, moment ?? new Date())

/** The printed contract left by mail. */
export const recordMailing = (
  services: PaperServices,
  id: string,
  on: string,
  reviewer: Reviewer,
): Promise<Done> =>
  withSent(services, id, async ({ writing, contract, signing }) => {
    if (!signing?.onPaperSince) return refuse('not on paper')
    if (signing.mailedOn === on) return { ok: true }
    if (contract.status === 'acknowledged') return refuse('signed')
    const mistake = findWrongMailing(on, dayOf(contract.issuedAt), await readToday(writing.tx))
    if (mistake) return refuse('mistaken', { errors: { on: [mistake] } })
    await changeSigning(writing.tx, id, { mailedOn: on })
    await recordStep(writing, contract, 'mailed', ofDesk(reviewer), { postmarkOn: on })
    return { ok: true }
  })

/** The copies that both have signed left by mail. */
export const recordCopies = (
  services: PaperServices,
  id: string,
  on: string,
  reviewer: Reviewer,
): Promise<Done> =>
  withSent(services, id, async ({ writing, contract, signing }) => {
    if (!signing?.onPaperSince) return refuse('not on paper')
    if (contract.status !== 'acknowledged') return refuse('not acknowledged')
    if (signing.copiedOn === on) return { ok: true }
    const mistake = findWrongMailing(on, dayOf(signing.acknowledgedAt), await readToday(writing.tx))
    if (mistake) return refuse('mistaken', { errors: { on: [mistake] } })
    await changeSigning(writing.tx, id, { copiedOn: on })
    await recordStep(writing, contract, 'copied', ofDesk(reviewer), { postmarkOn: on })
    return { ok: true }
  })
