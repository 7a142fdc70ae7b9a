import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications } from '#db/schema/index.ts'
import { contactOf, findFirm } from '#features/firms/counsel/data.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { lockBookkeeper } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { balanceOfClaim, emptyBalance, type LedgerAdvance } from '#lib/ledger/balance.ts'
import { fundedOnOf, isEarnedDaily, listMoments } from '#lib/ledger/moments.ts'
import { findMost, type Line, listLines } from '../content/lines.ts'
import type { Entry, Ledger, LedgerAdvanceLine, LedgerLine } from '../schema.ts'
import { listWaiting, readNumbers, standingOf, toEntry } from './entries.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Everything that the page, its spreadsheet and its calls say; nothing without such a file. */
export async function readLedger(
  services: Services,
  id: string,
  { on, readerId }: { on: string | undefined; readerId: string | undefined },
): Promise<Ledger | undefined> {
  const { db, rowSealer } = services
  const file = await readFile(db, id)
  if (!file) return undefined
  const today = await readToday(db)
  const day = on ?? today
  const kept = await listAdvances(db, id)
  const numbers = await readNumbers(db, kept)
  const ledgers = kept.map(({ ledger }) => ledger)
  const { each, all } = balanceOfClaim(ledgers, day)
  const moments = listMoments(ledgers, { through: findHorizon(ledgers, today), everyMonths: 6 })
  const lines = listLines(ledgers, moments)
  const entries = kept.flatMap((one) => one.entries)
  const told = new Map(entries.map((row) => [row.id, toEntry(rowSealer, row)]))
  const stands = new Map(kept.flatMap((one) => listCorrectable(one)))
  const most = findMost(ledgers, moments)
  return {
    ...{ today, on: day, file, all, seen: entries.length },
    mayRecord: (await lockBookkeeper(db, readerId)) !== undefined,
    advances: kept.map(({ row, ledger }, place): LedgerAdvanceLine => {
      const number = row.contractId && numbers.get(row.contractId)
      return {
        ...{
          id: row.id,
          number: row.number,
          counted: row.counted,
          terms: { ...ledger.terms, oneTimeCharges: [...ledger.terms.oneTimeCharges] },
        },
        contract: row.contractId && number ? { id: row.contractId, number } : null,
        isDaily: isEarnedDaily(ledger),
        ...{ fundedOn: fundedOnOf(ledger), endedOn: row.endedOn, ending: row.ending },
        balance: each[place] ?? emptyBalance,
        step: findStep(lines, place, day),
      }
    }),
    lines: lines.map((line) => toLine(line, { kept, told, stands, today })),
    moments: moments.map((moment, at) => ({
      on: moment.on,
      owed: moment.each.map(({ owed }) => owed),
      most: most[at] ?? [],
    })),
    corrections: await listWaiting(services, kept),
  }
}

/** Where nothing ends the charges, the page looks this far ahead. */
const horizonMonths = 60

function findHorizon(ledgers: readonly LedgerAdvance[], today: string): string {
  const days = [today, ...ledgers.flatMap((ledger) => fundedOnOf(ledger) ?? [])].toSorted()
  return addMonths(days.at(-1) ?? today, horizonMonths)
}

/** A payment of a contract, and what stands of it. Payments without a contract are corrected on the file. */
const listCorrectable = ({ row, entries }: KeptAdvance): [string, number][] =>
  row.contractId === null
    ? []
    : entries.flatMap((entry): [string, number][] => {
        const left = entry.kind === 'payment' ? standingOf(entry, entries) : 0
        return left > 0 ? [[entry.id, left]] : []
      })

type Told = {
  kept: readonly KeptAdvance[]
  told: ReadonlyMap<string, Entry>
  stands: ReadonlyMap<string, number>
  today: string
}

function toLine({ entryId, advance, ...line }: Line, { kept, told, stands, today }: Told): LedgerLine {
  return {
    ...line,
    entry: (entryId && told.get(entryId)) || null,
    advance: kept[advance]?.row.number ?? advance + 1,
    isToCome: entryId === null && line.on > today,
    stands: (entryId && stands.get(entryId)) || null,
  }
}

function findStep(lines: readonly Line[], place: number, day: string): LedgerAdvanceLine['step'] {
  const steps = lines.filter(({ advance, step }) => advance === place && step !== null)
  const now = steps.findLast(({ on }) => on <= day)?.step
  return now ? { now, of: steps.at(-1)?.step ?? now } : null
}

async function readFile(db: Database, id: string): Promise<Ledger['file'] | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  if (!row) return undefined
  const { reference, status, caseType, role, attorneyFirm, firstName, lastName, phone } = row
  const found = await findFirm(db, id)
  const contact = found && contactOf(found)
  return {
    ...{
      id,
      reference,
      status,
      caseType,
      name: caseNameOf(row),
      state: role === 'attorney' ? row.clientState : row.state,
    },
    firm:
      role === 'attorney'
        ? { name: attorneyFirm, attorney: `${firstName} ${lastName}`, phone }
        : {
            ...{ name: contact?.name || null, attorney: contact?.attorney || null },
            phone: contact?.phone ?? null,
          },
  }
}
