import { desc, eq } from 'drizzle-orm'
import { contractPapers } from '#db/schema/index.ts'
import { toAnswer } from '#features/contract-forms/figures/content/answer.ts'
import { lastDayToCancel } from '#features/contract-forms/figures/content/cancel.ts'
import { asksInitials } from '#features/contract-forms/papers/content/type.ts'
import type { BindingLaw } from '#features/contract-forms/papers/schema.ts'
import { listDifferences } from '#features/contracts/checks/content/differences.ts'
import { readLaws } from '#features/contracts/records/data/content.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import { type ContractRow, findContract, findSent, openFacts } from '#features/contracts/records/data/rows.ts'
import { findSigningRow, type SigningRow } from '#features/contracts/records/data/signing.ts'
import type { Services } from '#features/contracts/records/data/source.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { readToday } from '#features/rules/data.ts'
import { maskEmail } from '#lib/mask-email.ts'
import { leastLess, lessStep, minutesPerPage } from '../content/measures.ts'
import type { Signing } from '../schema.ts'
import { findUnlawful } from './lawful.ts'
import { waitsUntil } from './reading-code.ts'

type Known = Pick<Signer, 'isKnown' | 'email'>

/** The contract we sent last, as its signer sees it. Undefined if we never sent one. */
export async function readSigning(
  services: Services,
  applicationId: string,
  { isKnown, email }: Known,
  now = new Date(),
): Promise<Signing | undefined> {
  const row = await findSent(services.db, applicationId)
  return row && toSigning(services, row, { isKnown, email }, now)
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

async function toSigning(
  services: Services,
  row: ContractRow,
  { isKnown, email }: Known,
  now: Date,
): Promise<Signing> {
  const facts = openFacts(services.rowSealer, row)
  const kept = await findSigningRow(services.db, row.id)
  const events = await readEvents(services, row.id)
  const papers = await listPapers(services, row.id)
  const shown = papers.find(({ kind }) => kind === 'shown')
  const finished = papers.find(({ kind }) => kind === 'finished')
  const initials = initialsAsked(await readLaws(services, row))
  const pages = listPages(shown?.pages ?? 0, events)
  const { fundingOn, signBy, figures, amount } = row
  const signed = events.findLast(({ event, party }) => event === 'signed' && party === 'person')
  return {
    ...{ id: row.id, number: row.number, isKnown, amount, home: row.homeState, fundingOn, signBy },
    stage: await stageOf(services, row, kept, pages),
    codeTo: email === null ? null : maskEmail(email),
    figures: toAnswer(figures),
    cancelUntil: lastDayToCancel(figures.cancel, { signBy, fundingOn }),
    issuedAt: iso(row.issuedAt) ?? '',
    issuedBy: row.issuedByName ?? '',
    signer: { name: facts.signer.name, person: facts.person.name, capacity: facts.signer.capacity },
    attorney: facts.attorney,
    paper: {
      ...{ pages: pages.length, size: shown?.size ?? 0 },
      minutes: Math.max(1, Math.round(pages.length * minutesPerPage)),
    },
    initials,
    pages,
    consentedAt: iso(kept?.consentedAt),
    withdrewAt: iso(kept?.withdrewAt),
    onPaperSince: iso(kept?.onPaperSince),
    mailedOn: kept?.onPaperSince ? kept.mailedOn : null,
    waitsUntil: iso(waitsUntil(kept, now)),
    signedAt: iso(kept?.signedAt),
    signedAs: signed?.words.name ?? null,
    acknowledgedAt: iso(kept?.acknowledgedAt),
    finished: finished
      ? { pages: finished.pages, size: finished.size, madeAt: finished.madeAt.toISOString() }
      : null,
    endedAt: iso(row.endedAt),
    counsel: counselOf(events, facts.attorney.name),
    explainAskedAt: iso(kept?.explainAskedAt),
    less: { least: Math.min(leastLess, amount), most: amount, step: lessStep },
    replaces: await readReplaced(services, row),
  }
}

/** A finished paper is made again for another counsel: the latest first. */
const listPapers = ({ db }: Services, contractId: string) =>
  db
    .select()
    .from(contractPapers)
    .where(eq(contractPapers.contractId, contractId))
    .orderBy(desc(contractPapers.edition))

/** Of both laws the stricter. */
export function initialsAsked(laws: readonly BindingLaw[]): Signing['initials'] {
  if (laws.some(({ law }) => law?.initials === 'required')) return 'required'
  return asksInitials(laws) ? 'space' : 'no'
}

export function listPages(count: number, events: readonly ReadEvent[]): Signing['pages'] {
  const isDone = ({ event }: ReadEvent) => event === 'read' || event === 'initialed'
  const done = new Map(
    events
      .filter(isDone)
      .flatMap(({ words, happenedAt }) =>
        words.page === undefined ? [] : [[words.page, { words, happenedAt }] as const],
      ),
  )
  return Array.from({ length: count }, (_, place) => {
    const found = done.get(place + 1)
    return {
      ...{ number: place + 1, doneAt: iso(found?.happenedAt) },
      initials: found?.words.initials ?? null,
    }
  })
}

async function stageOf(
  services: Services,
  row: ContractRow,
  kept: SigningRow | undefined,
  pages: Signing['pages'],
): Promise<Signing['stage']> {
  const { status, signBy } = row
  if (status === 'drafted') throw new Error('a draft isn’t for signing')
  if (status !== 'issued') return status
  const unlawful = await findUnlawful(services, row)
  if (unlawful) return unlawful.because === 'law' ? 'unlawful' : 'voided'
  // What was mailed in time may still come back.
  if (kept?.onPaperSince) return 'paper'
  if ((await readToday(services.db)) > signBy) return 'expired'
  if (!kept?.consentedAt || kept.withdrewAt) return 'offer'
  return pages.every(({ doneAt }) => doneAt !== null) ? 'sign' : 'read'
}

/** What the attorney said last instead of signing, as long as that stands. */
function counselOf(events: readonly ReadEvent[], attorney: string): Signing['counsel'] {
  const said = { declined: 'refused', paused: 'paused', left: 'left' } as const
  const last = events.findLast(
    ({ event, party }) => (party === 'attorney' && event in said) || event === 'acknowledged',
  )
  if (!last || last.event === 'acknowledged') return null
  const { words, happenedAt, event } = last
  return {
    said: said[event as keyof typeof said],
    reason: words.reason ?? null,
    // A mailed code proves an address, and an address isn't a name.
    by: words.name ?? (words.by && !words.by.includes('@') ? words.by : attorney),
    at: happenedAt.toISOString(),
  }
}

async function readReplaced(services: Services, row: ContractRow): Promise<Signing['replaces']> {
  const before = row.replacesId ? await findContract(services.db, row.replacesId) : undefined
  if (!before) return null
  const toCompared = (one: ContractRow) => ({ ...one, facts: openFacts(services.rowSealer, one) })
  const reissued = (await readEvents(services, before.id)).findLast(({ event }) => event === 'reissued')
  return {
    number: before.number,
    reason: reissued?.words.reason ?? null,
    differences: listDifferences(toCompared(before), toCompared(row)),
  }
}
