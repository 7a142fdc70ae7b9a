import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { type DistributionSheet, reductions } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import type { Reporter } from '#features/payoffs/settlements/mutations.ts'
import { lacksGross } from '#lib/ledger/payoff.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { distribute, findSheetMistake, type SheetPlace } from '#lib/waterfall/distribution.ts'
import { formatMoney } from '#site/format.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { reductionWords } from '../content/words.ts'
import { readFigures } from '../data/figures.ts'
import { findReductionByKey, openSheet, type ReductionRow } from '../data/rows.ts'
import type { NewReduction } from '../schema.ts'
import { changeReduction, type ReductionServices, tellFile } from './locked.ts'

export type AskRefusal =
  | 'unknown'
  | 'nothing out'
  | 'key used'
  | 'mistaken'
  | 'open'
  | 'too many'
  | 'no gross'
type Asked = Outcome<{ row: ReductionRow }, AskRefusal>

/** A month of one claim. */
const mostAsked = 10
const month = 30 * 24 * 60 * 60_000

/** One request is open at a time. Until we look at it, whoever sent it may send a better one. Sent twice, it's kept once. */
export const askForReduction = (
  { db, rowSealer, enqueue }: ReductionServices,
  applicationId: string,
  wanted: NewReduction,
  asker: Reporter,
): Promise<Asked> =>
  db.transaction(async (tx): Promise<Asked> => {
    const writing = { tx, rowSealer, enqueue }
    if (!(await lockFile(tx, applicationId))) return refuse('unknown')
    const locale = asker.locale ?? defaultLocale
    const sheet = toSheet(wanted, locale)
    const { submissionKey, reason } = wanted
    const same = await findReductionByKey(tx, applicationId, submissionKey)
    if (same) {
      const isSame = JSON.stringify(openSheet(rowSealer, same)) === JSON.stringify(sheet)
      return isSame && same.reason === reason ? { ok: true, row: same } : refuse('key used')
    }
    const { standing, all } = await readFigures(tx, applicationId)
    if (standing.length === 0 || all.owed === 0) return refuse('nothing out')
    if (lacksGross(standing.map(({ ledger }) => ledger))) return refuse('no gross')
    const errors = findMistakes(sheet, all.owed, locale)
    if (errors) return refuse('mistaken', { errors })
    const open = await findOpen(tx, applicationId)
    const isReplaced = open?.status === 'asked' && !open.answerKey && open.askedParty === asker.party
    if (open && !isReplaced) return refuse('open')
    if (await isAskedTooOften(tx, applicationId)) return refuse('too many')
    if (open) await changeReduction(writing, open, { status: 'withdrawn', closedAt: new Date() })
    const id = randomUUID()
    const [row] = await tx
      .insert(reductions)
      .values({
        ...{ id, applicationId, submissionKey, reason, askedParty: asker.party },
        ...{ owed: all.owed, asked: sheet.ours },
        sealedSheet: rowSealer.seal(reductions.sealedSheet, id, sheet),
        sealedNote: asker.by ? rowSealer.seal(reductions.sealedNote, id, { askedBy: asker.by }) : null,
      })
      .returning()
    if (!row) throw new Error('the request was not kept')
    await tellFile(writing, applicationId, 'reduction-asked', asker, {
      ...{ amount: sheet.ours, before: all.owed },
    })
    return { ok: true, row }
  })

function toSheet({ gross, fee, costs, liens, ours, note }: NewReduction, locale: Locale): DistributionSheet {
  const { names } = reductionWords[locale]
  return {
    gross,
    fee: { name: names.fee, full: fee.full, afterCut: fee.afterCut },
    costs: { name: names.costs, full: costs.full, afterCut: costs.afterCut },
    liens: liens.map(({ name, full, afterCut }) => ({ name, full, afterCut })),
    ...{ ours, ...(note && { note }) },
  }
}

/** At the field of what can't be right, in the reader's words. */
function findMistakes(sheet: DistributionSheet, owed: number, locale: Locale) {
  const mistake = findSheetMistake(sheet, owed)
  if (!mistake) return undefined
  const { left } = distribute(sheet, owed)
  const sums = { owed: formatMoney(owed, locale), left: formatMoney(Math.max(0, left), locale) }
  return {
    [fieldOf(mistake.place)]: [reductionWords[locale].sheet[mistake.what](mistake.name, sums)],
  }
}

const fieldOf = (place: SheetPlace): string => {
  if (place === 'ours') return 'ours'
  return typeof place === 'number' ? `liens.${place}.afterCut` : `${place}.afterCut`
}

async function findOpen(tx: Transaction, applicationId: string): Promise<ReductionRow | undefined> {
  const [row] = await tx
    .select()
    .from(reductions)
    .where(and(eq(reductions.applicationId, applicationId), isNull(reductions.closedAt)))
  return row
}

async function isAskedTooOften(tx: Transaction, applicationId: string): Promise<boolean> {
  const since = new Date(Date.now() - month)
  const asked = and(eq(reductions.applicationId, applicationId), gt(reductions.askedAt, since))
  return (await tx.$count(reductions, asked)) >= mostAsked
}
