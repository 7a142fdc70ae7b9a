import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { readSettlement } from '#features/payoffs/settlements/data.ts'
import { listReducers } from '#features/people/signatures/data.ts'
import { distribute } from '#lib/waterfall/distribution.ts'
import { rungsOf } from '#lib/waterfall/rungs.ts'
import type { DeskReduction } from '../schema.ts'
import { readFigures } from './figures.ts'
import { findReduction, openReductionWords, type ReductionRow, toShown } from './rows.ts'
import { listSimilar } from './similar.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** The request of a file, what answers there are to it, and who may give them. Undefined where no money went out. */
export async function readDeskReduction(
  services: Services,
  applicationId: string,
  readerId: string | undefined,
): Promise<DeskReduction | undefined> {
  const { db, rowSealer } = services
  const figures = await readFigures(db, applicationId)
  if (figures.claim.length === 0) return undefined
  const { owed, out, next } = figures.all
  const row = await findReduction(db, applicationId)
  const reduction = row ? toShown(rowSealer, row) : null
  const left = reduction ? distribute(reduction.sheet, owed).left : 0
  const settlement = await readSettlement(services, applicationId)
  const reducers = await listReducers(db)
  const own = reducers.find(({ id }) => id === readerId)
  const waiting = row ? waitingOf(services, row) : null
  const upTo = own ? own.upTo : 0
  const gross = reduction?.sheet.gross ?? settlement?.gross
  const isWithin = waiting !== null && own !== undefined && (upTo === null || owed - waiting.takes <= upTo)
  return {
    ...{ today: figures.today, owed, out, next, lastStep: figures.lastStep },
    ...{ advances: figures.claim.length, settlement, reduction, waiting, left },
    rungs: reduction ? rungsOf({ owed, out, lastStep: figures.lastStep, left }) : [],
    validUntil: figures.validUntil,
    may: { upTo, sign: isWithin && waiting.byId !== readerId },
    reducers: reducers.map(({ name, upTo }) => ({ name, upTo })),
    similar: gross ? await listSimilar(db, { applicationId, gross, advances: figures.claim.length }) : [],
  }
}

function waitingOf({ rowSealer }: Services, row: ReductionRow): DeskReduction['waiting'] {
  const { status, effectiveAt, answerKey, rung, takes, answerReason, validUntil } = row
  if (status !== 'asked' || effectiveAt || answerKey === null) return null
  if (!rung || takes === null || !answerReason || !validUntil) return null
  return {
    ...{ rung, takes, reason: answerReason, validUntil },
    text: openReductionWords(rowSealer, row).answer ?? '',
    ...{ by: row.personName, byId: row.personId, signedAt: row.signedAt.toISOString() },
  }
}
