import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { listAdvances } from '#features/ledger/data.ts'
import type { OpenedPayoff } from '#features/payoff-page/frame/mutations.ts'
import { hasCounsel } from '#features/payoffs/letters/data/facts.ts'
import { findLetter, type LetterRow, listLetters, toLetter } from '#features/payoffs/letters/data/letters.ts'
import { readPayoffOffer } from '#features/payoffs/letters/data/offer.ts'
import type { AskedPayoff } from '#features/payoffs/letters/schema.ts'
import { courseOfClaim } from '#lib/ledger/course.ts'
import type { PayoffPage } from './schema.ts'

export async function readPayoffPage(
  services: { db: Database; rowSealer: RowSealer },
  opened: OpenedPayoff,
  asked: AskedPayoff = {},
): Promise<PayoffPage | undefined> {
  const { db } = services
  const { id } = opened.application
  const offer = await readPayoffOffer(services, id, asked)
  if (!offer) return undefined
  const pays = await paysUs(db, opened)
  const rows = await listLetters(db, id)
  const course = courseOfClaim(
    (await listAdvances(db, id)).map(({ ledger }) => ledger),
    offer.today,
  )
  return {
    offer,
    letters: rows.filter(({ kind }) => pays || kind !== 'payoff').map((row) => toLetter(row, rows)),
    mayMake: opened.mayWrite && pays,
    course: (course?.stretches ?? []).map((stretch) => ({ ...stretch })),
    through: course?.through ?? null,
  }
}

/** Numbers of our bank are for who pays us: the firm, or the person where no attorney has the case. */
export const paysUs = async (db: Database, { party, application }: OpenedPayoff): Promise<boolean> =>
  party === 'firm' || !(await hasCounsel(db, application.id))

export async function findOwnLetter(
  db: Database,
  opened: OpenedPayoff,
  id: string,
): Promise<LetterRow | undefined> {
  const letter = await findLetter(db, id)
  if (letter?.applicationId !== opened.application.id) return undefined
  return letter.kind !== 'payoff' || (await paysUs(db, opened)) ? letter : undefined
}
