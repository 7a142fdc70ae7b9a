import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { cancellations } from '#db/schema/index.ts'
import { cancelWayValues } from '#domain/contract-law.ts'
import { shortZoneOf, zoneName } from '#domain/time-zones.ts'
import { readCompanyOnPapers } from '#features/content/company/data.ts'
import { readLaws } from '#features/contracts/records/data/content.ts'
import { type ContractRow, findContract, findSent } from '#features/contracts/records/data/rows.ts'
import { openEntryWords } from '#features/ledger/data.ts'
import { lockBookkeeper, lockPayer, lockSigner } from '#features/people/signatures/data.ts'
import { nameHoliday } from '#site/holiday-names.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import type { Cancellation, CancelNotice, CancelStand } from '../schema.ts'
import { type CancellationRow, isInTime, readStand, type Stand } from './stand.ts'

export type CancelReading = { db: Database | Transaction; rowSealer: RowSealer }

/** Undefined without such a contract. `readerId`: of whoever looks. */
export async function readCancellation(
  services: CancelReading,
  contractId: string,
  readerId: string | undefined,
  now = new Date(),
): Promise<Cancellation | undefined> {
  const { db } = services
  const contract = await findContract(db, contractId)
  if (!contract) return undefined
  const stand = await readStand(db, contract, now)
  const isPayer = (await lockPayer(db, readerId)) !== undefined
  return {
    ...(await toStand(services, stand, staffLocale)),
    notice: stand.notice ? toNotice(services, stand, stand.notice) : null,
    earlier: stand.notices
      .filter(({ id }) => id !== stand.notice?.id)
      .map((row) => toNotice(services, stand, row)),
    parts: listParts(services.rowSealer, stand),
    may: {
      notice: (await lockSigner(db, readerId)) !== undefined,
      money: isPayer || (await lockBookkeeper(db, readerId)) !== undefined,
      late: isPayer,
    },
  }
}

/** For the person: of the contract that we sent them last. */
export async function readCancelStand(
  services: CancelReading,
  applicationId: string,
  locale: Locale,
  now = new Date(),
): Promise<CancelStand | undefined> {
  const contract = await findSent(services.db, applicationId)
  return contract && readStandOf(services, contract, locale, now)
}

const readStandOf = async (
  services: CancelReading,
  contract: ContractRow,
  locale: Locale,
  now: Date,
): Promise<CancelStand> => toStand(services, await readStand(services.db, contract, now), locale)

const iso = (moment: Date | null) => moment?.toISOString() ?? null

async function toStand(services: CancelReading, stand: Stand, locale: Locale): Promise<CancelStand> {
  const { contract, payout, notice, time, received, back } = stand
  const { figures, homeState } = contract
  const { name, legalName, address, hours, phone } = await readCompanyOnPapers(services.db)
  return {
    ...{ contractId: contract.id, number: contract.number, phase: stand.phase, state: homeState },
    ...{ businessDays: figures.cancel.days, start: figures.cancel.start },
    ...{ countedFor: time.countedFor, begins: time.begins, lastDay: time.lastDay },
    days: time.days.map(({ date, kind, number = null, holiday }) => ({
      ...{ date, kind, number },
      holiday: holiday ? nameHoliday(holiday, locale) : null,
    })),
    endsAt: time.endsAt.toISOString(),
    zone: { value: time.zone, name: zoneName(time.zone, locale), short: shortZoneOf(time.zone, locale) },
    finalOn: stand.finalOn,
    ...{ sentOn: payout?.sentOn ?? null, receivedOn: payout?.receivedOn ?? null },
    ...{ received, moneyBack: back, missing: payout ? Math.max(0, received - back) : 0 },
    ways: await listWays(services, contract),
    office: { payee: legalName ?? name, address, hours, phone },
    notice: notice ? withoutWords(toNotice(services, stand, notice)) : null,
  }
}

/** What the person's page shows; what the desk wrote for itself stays at the desk. */
const withoutWords = ({ note: _note, by: _by, reason, ...notice }: CancelNotice) => ({
  ...notice,
  isAccepted: notice.status === 'noticed' && reason !== null,
})

/** Uncashed in person and by tracked mail always, whatever a rule names. */
async function listWays(services: CancelReading, contract: ContractRow): Promise<CancelStand['ways']> {
  const laws = await readLaws(services, contract)
  const named = new Set(laws.flatMap(({ law }) => law?.cancelWays ?? []))
  const ways = cancelWayValues.map((way) => ({ way, isLaw: named.has(way) }))
  return [...ways.filter(({ isLaw }) => isLaw), ...ways.filter(({ isLaw }) => !isLaw), wire]
}

const wire = { way: 'wire', isLaw: false } as const

function toNotice({ rowSealer }: CancelReading, stand: Stand, row: CancellationRow): CancelNotice {
  const { note = null, reason = null } = openNotice(rowSealer, row)
  return {
    ...{ id: row.id, status: row.status, way: row.way, noticedOn: row.noticedOn },
    noticedAt: row.noticedAt.toISOString(),
    ...{ arrivedOn: row.arrivedOn, lastDay: row.lastDay, isInTime: isInTime(stand, row), note, reason },
    by: row.personName,
    recordedAt: row.recordedAt.toISOString(),
    endedAt: iso(row.endedAt),
  }
}

export const openNotice = (rowSealer: RowSealer, { id, sealedWords }: CancellationRow) =>
  sealedWords ? rowSealer.open(cancellations.sealedWords, id, sealedWords) : {}

/** Each part of the money that came back, as the ledger has it. */
const listParts = (rowSealer: RowSealer, { advance }: Stand): Cancellation['parts'] =>
  (advance?.entries ?? [])
    .filter(({ kind }) => kind === 'money-back')
    .map((entry) => ({
      ...{ id: entry.id, amount: entry.amount, on: entry.on, by: entry.personName },
      way: openEntryWords(rowSealer, entry).reference ?? null,
      recordedAt: entry.recordedAt.toISOString(),
    }))
