import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, counsel, firmRecords } from '#db/schema/index.ts'
import { type Acting, askNewCounsel } from '#features/contracts/acknowledgment/mutations/counsel.ts'
import { inContracts } from '#features/contracts/records/mutations/locked.ts'
import { keepCorrections } from '#features/corrections/mutations.ts'
import { revokeCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { refuseOpenReservations } from '#features/documents/files/mutations/reserve.ts'
import { endRequests } from '#features/documents/requests/mutations/reminders.ts'
import { deactivateLinks } from '#features/documents/upload-links/mutations.ts'
import { contactOf, findFirm, openFirmAnswers } from '#features/firms/counsel/data.ts'
import { askLockedFirm, giveToFirm, lockFirm } from '#features/firms/counsel/mutations.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import {
  type Attorney,
  findAttorney,
  findRoot,
  isOfRoot,
  type Lead,
  lockLead,
  type RootFirm,
} from './data.ts'
import { mailCounselBegun, mailCounselEnded } from './jobs.ts'
import type { CounselChange, CounselChanged } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue; accessLog: AccessLog }
/** Contracts are written about, too. */
type Writing = Acting

export type CounselRefusal =
  | 'unknown'
  | 'no firm'
  | 'no attorney'
  | 'not linked'
  | 'same firm'
  | 'changed'
  | 'not confirmed'
  | 'incomplete'

/**
 * From one linked firm to another. The former loses the file at once, with all that leads to it; the new one starts
 * with nothing of what the former said or sent. Sent twice, it's one change.
 */
export async function changeCounsel(
  { enqueue, ...services }: Services,
  applicationId: string,
  { firmId, attorneyId, version }: CounselChange,
  reviewer: Reviewer,
): Promise<Outcome<CounselChanged, CounselRefusal>> {
  return inContracts(services, async (within): Promise<Outcome<CounselChanged, CounselRefusal>> => {
    const { tx } = within
    const isThis = eq(applications.id, applicationId)
    const [row] = await tx.select().from(applications).where(isThis).for('no key update')
    if (!row) return refuse('unknown')
    const firm = await findRoot(tx, firmId)
    if (!firm) return refuse('no firm')
    const attorney = attorneyId ? await findAttorney(tx, firm.id, attorneyId) : undefined
    if (attorneyId && !attorney) return refuse('no attorney')
    const lead = await lockLead(tx, applicationId)
    if (!lead) return refuse('not linked')
    if (lead.firm.id === firm.id) {
      if (attorneyId !== null && lead.row.attorneyId !== attorneyId) return refuse('same firm')
      return { ok: true, ...toChanged(firm, lead.attorney, row.version), isAsked: await wasAsked(tx, row) }
    }
    if (row.version !== version) return refuse('changed')
    const writing = { ...within, enqueue }
    const own = row.role === 'attorney' ? toOwnContact(row, firm, attorney) : undefined
    if (own && 'ok' in own) return own
    await keepFormer(writing, row, lead, reviewer)
    await takeAway(tx, row, reviewer)
    const newId = await insertLead(tx, { applicationId, firmId: firm.id, attorneyId }, reviewer)
    const names = { from: lead.firm.name, to: firm.name }
    await recordEvents(tx, [{ applicationId, type: 'counsel-changed', details: { ...reviewer, ...names } }])
    const isAsked = own
      ? await giveToAttorney(writing, row, own, { counselId: newId, reviewer })
      : await giveAndAsk(writing, row, { firm, attorney }, reviewer)
    await askNewCounsel(writing, applicationId, { firm: firm.name, reviewer })
    return { ok: true, ...toChanged(firm, attorney, row.version + 1), isAsked }
  })
}

const toChanged = ({ id, name }: RootFirm, attorney: { name: string } | undefined, version: number) => ({
  firm: { id, name },
  attorney: attorney?.name ?? null,
  version,
})

async function wasAsked(tx: Transaction, row: ApplicationRow): Promise<boolean> {
  return row.role === 'attorney' || (await findFirm(tx, row.id))?.record?.askedAt != null
}

/** What it told us stands no longer as the file's, and stays with its link. It's told only where it knew of the file. */
async function keepFormer(
  { tx, rowSealer, enqueue }: Writing,
  row: ApplicationRow,
  { row: { id }, firm, attorney }: Lead,
  { person }: Reviewer,
): Promise<void> {
  const found = await findFirm(tx, row.id)
  const record = found?.record
  const contact = found
    ? contactOf(found)
    : { name: row.attorneyFirm ?? '', attorney: `${row.firstName} ${row.lastName}`, ...row }
  const confirmed = attorney?.isConfirmed ? attorney.email : null
  const email = (!found || record?.verifiedAt ? contact.email : confirmed) ?? ''
  const isTold = email !== '' && !record?.wrongRecipientAt && (record?.representation ?? 'yes') === 'yes'
  const told = Object.entries(openFirmAnswers(rowSealer, record ?? null)).filter(([, value]) => value)
  const kept: Record<string, string> = {
    ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
    firm: contact.name,
    attorney: contact.attorney,
    phone: contact.phone ?? '',
    ...(isTold && { email }),
  }
  const ended = { endedAt: new Date(), endedByName: person?.name ?? null }
  await tx
    .update(counsel)
    .set({
      ...ended,
      representation: record?.representation ?? null,
      sealedAnswers: rowSealer.seal(counsel.sealedAnswers, id, kept),
    })
    .where(eq(counsel.id, id))
  const isOpen = and(eq(counsel.applicationId, row.id), isNull(counsel.endedAt))
  await tx
    .update(counsel)
    .set(ended)
    .where(and(isOpen, isOfRoot(firm.id)))
  if (isTold) await enqueue(tx, mailCounselEnded, { counselId: id })
}

/** Everything that leads a firm to the file. Nobody knows who has an upload link, so those end, too. */
async function takeAway(tx: Transaction, { id: applicationId, role }: ApplicationRow, reviewer: Reviewer) {
  const party = role === 'attorney' ? 'applicant' : 'firm'
  await revokeCaseLink(tx, { applicationId, party })
  await endRequests(tx, { applicationId, party }, 'replaced')
  await deactivateLinks(tx, applicationId, reviewer)
  const channels = role === 'attorney' ? (['application', 'case'] as const) : (['firm'] as const)
  await refuseOpenReservations(tx, applicationId, [...channels, 'upload-link'])
}

type NewLead = { applicationId: string; firmId: string; attorneyId: string | null }

async function insertLead(tx: Transaction, lead: NewLead, { person }: Reviewer): Promise<string> {
  // Co-counsel that takes over leads from now on.
  const isOpen = and(eq(counsel.applicationId, lead.applicationId), isNull(counsel.endedAt))
  const co = tx
    .select({ id: counsel.id })
    .from(counsel)
    .where(and(isOpen, isOfRoot(lead.firmId)))
  await tx.update(counsel).set({ endedAt: new Date() }).where(inArray(counsel.id, co))
  const by = { personId: person?.id ?? null, personName: person?.name ?? null }
  const [made] = await tx
    .insert(counsel)
    .values({ ...lead, ...by, role: 'lead' })
    .returning({ id: counsel.id })
  if (!made) throw new Error('the new firm was not linked')
  return made.id
}

type Taker = { firm: RootFirm; attorney: Attorney | undefined }

/** Where the desk has made sure of the attorney's address, that stands for checking it here. */
async function giveAndAsk(
  { tx, rowSealer, enqueue }: Writing,
  { id, version }: ApplicationRow,
  { firm, attorney }: Taker,
  reviewer: Reviewer,
): Promise<boolean> {
  const found = await lockFirm(tx, id)
  if (!found) throw new Error('a plaintiff’s application has no firm')
  const email = attorney?.email ?? ''
  const contact = {
    name: firm.name,
    attorney: attorney?.name ?? '',
    email,
    phone: attorney?.phone ?? firm.phone,
  }
  await giveToFirm(tx, found, contact, attorney?.isConfirmed && email ? reviewer : undefined)
  await tx
    .update(applications)
    .set({ version: version + 1 })
    .where(eq(applications.id, id))
  return (await askLockedFirm({ db: tx, rowSealer, enqueue }, id, reviewer)).ok
}

type OwnContact = Record<
  'firstName' | 'lastName' | 'email' | 'phone' | 'attorneyFirm' | 'attorneyBarNumber',
  string
>

/** An attorney who applied is the application's contact, so the new one has to be known as well. */
function toOwnContact({ state }: ApplicationRow, firm: RootFirm, attorney: Attorney | undefined) {
  if (!attorney) return refuse('no attorney')
  const { name, email, isConfirmed, barNumber, barState } = attorney
  if (!isConfirmed || !email) return refuse('not confirmed')
  const phone = attorney.phone ?? firm.phone
  if (!phone || !barNumber) return refuse('incomplete')
  const words = name.trim().split(/\s+/)
  const contact: OwnContact = {
    firstName: words.slice(0, -1).join(' ') || name,
    lastName: words.at(-1) ?? '',
    ...{ email, phone, attorneyFirm: firm.name, attorneyBarNumber: barNumber },
  }
  return { ...contact, attorneyYearsOfExperience: null, state: barState ?? state }
}

/**
 * The old values stay, as with every correction. Whoever has the key of the application as it was sent would get a
 * session with it, so the key goes.
 */
async function giveToAttorney(
  { tx, rowSealer, enqueue }: Writing,
  row: ApplicationRow,
  contact: Exclude<ReturnType<typeof toOwnContact>, { ok: false }>,
  { counselId, reviewer }: { counselId: string; reviewer: Reviewer },
): Promise<boolean> {
  const changes = Object.fromEntries(
    Object.entries(contact).filter(([name, value]) => row[name as keyof ApplicationRow] !== value),
  )
  const about = { reason: 'Counsel changed', reviewer, isMailed: false }
  await keepCorrections({ tx, rowSealer, enqueue }, row, changes, about)
  const since = { counselSince: sql`now()` }
  await tx
    .insert(firmRecords)
    .values({ id: row.id, ...since })
    .onConflictDoUpdate({ target: firmRecords.id, set: since })
  await tx
    .update(applications)
    .set({ idempotencyKey: null, requestHash: null })
    .where(eq(applications.id, row.id))
  await enqueue(tx, mailCounselBegun, { counselId })
  return true
}
