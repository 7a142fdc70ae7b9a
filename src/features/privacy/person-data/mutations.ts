import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, OpenDatabase, Transaction } from '#db/database.ts'
import { hashSender } from '#db/keep-deleted.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applicationEvents,
  applications,
  consentRecords,
  contactCorrections,
  contactMessages,
  contactReplies,
  deletedRecords,
  documents,
  listOwnedTables,
  privacyRecords,
  rateLimits,
  requestReminders,
  unansweredMails,
  uploadReservations,
} from '#db/schema/index.ts'
import type { EventActor } from '#domain/application-review.ts'
import { contractTables } from '#features/contracts/archive/data.ts'
import { leaveContracts } from '#features/contracts/archive/mutations.ts'
import { keepPromisesOf } from '#features/deadlines/kept-promise/mutations.ts'
import { leaveAdvances } from '#features/ledger/archive/mutations.ts'
import { listMergedIn, openRecord } from '#features/merges/data/records.ts'
import { keepConsentProofs } from '#features/privacy/consent-records/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Author } from '#lib/access.ts'
import { networkOf } from '#lib/attempts.ts'
import { forgetJobs } from '#lib/jobs/forget-jobs.ts'
import { forgetMailboxes } from '#lib/mail/allowance.ts'
import { removeFromOutbox } from '#lib/mail/outbox.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Deleted, Deletion, KeptRecords, Person } from './schema.ts'

export type PersonServices = {
  database: Pick<OpenDatabase, 'db' | 'scrub'>
  rowSealer: RowSealer
  storage: Storage
  dataDir: string
}

const listTables = () => [
  ...[...listOwnedTables().map(({ name }) => name), ...contractTables],
  ...[applications, contactMessages, contactReplies, rateLimits].map(getTableName),
  ...[requestReminders, unansweredMails].map(getTableName),
]

export type Chosen = { applicationIds: string[]; messageIds: string[] }

/** Refuses everything if any record was not found for this person. */
export function chooseRecords(
  person: Person,
  { applicationIds, messageIds }: Pick<Deletion, 'applicationIds' | 'messageIds'>,
): Outcome<{ chosen: Chosen }, 'not theirs'> {
  const chosen = {
    applicationIds: applicationIds ?? pickCertain(person.applications),
    messageIds: messageIds ?? pickCertain(person.messages),
  }
  const isKnown = (known: readonly { id: string }[]) => (id: string) =>
    known.some((record) => record.id === id)
  const isTheirs =
    chosen.applicationIds.every(isKnown(person.applications)) &&
    chosen.messageIds.every(isKnown(person.messages))
  return isTheirs ? { ok: true, chosen } : refuse('not theirs')
}

const pickCertain = (found: readonly { id: string; isCertain: boolean }[]) =>
  found.flatMap(({ id, isCertain }) => (isCertain ? [id] : []))

type Choice = Chosen | ((tx: Transaction) => Promise<Chosen>)

/**
 * Deletes the rows and everything that depends on them, the traces in the queue and the limits, then the files and
 * unsent mails. Only a record of the deletion stays, the proof of consent, and for their years the contracts that were
 * sent and the advances. If the store is down, the next sweep removes the files.
 */
export async function deletePerson(
  { database, rowSealer, storage, dataDir }: PersonServices,
  choice: Choice,
  deletion: NotedDeletion,
): Promise<Deleted> {
  const { chosen, ...removed } = await database.db.transaction(async (tx) => {
    const chosen = typeof choice === 'function' ? await choice(tx) : choice
    if (chosen.applicationIds.length + chosen.messageIds.length === 0) return { chosen, ...nothing }
    await keepConsentProofs(tx, chosen.applicationIds, rowSealer)
    return { chosen, ...(await deleteRows({ tx, rowSealer }, chosen, deletion)) }
  })
  if (removed.ids.length === 0) return { applications: 0, documents: 0, messages: 0, filesLeft: 0 }
  await database.scrub([...listTables(), 'pgboss.job'])
  const removals = await Promise.allSettled(removed.storageKeys.map((key) => storage.remove(key)))
  await removeFromOutbox(dataDir, removed.ids)
  return {
    applications: chosen.applicationIds.length,
    documents: removed.documents,
    messages: chosen.messageIds.length,
    filesLeft: removals.filter(({ status }) => status === 'rejected').length,
    ...removed.kept,
  }
}

type NotedDeletion = { reason: Deletion['reason']; by: Author | undefined; actor?: EventActor }

type Removed = {
  ids: string[]
  storageKeys: string[]
  documents: number
  kept: KeptRecords
}
const nothing: Removed = { ids: [], storageKeys: [], documents: 0, kept: {} }

async function deleteRows(
  { tx, rowSealer }: Rows,
  { applicationIds, messageIds }: Chosen,
  { reason, by, actor = 'admin' }: NotedDeletion,
): Promise<Removed> {
  // From here on nothing can be added: every reference to an application waits for this lock.
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, applicationIds))
    .orderBy(applications.id)
    .for('update')
  const listKeys = async (table: typeof documents | typeof uploadReservations | typeof deletedRecords) => {
    const isTheirs = inArray(table.applicationId, applicationIds)
    const rows: { key: string | null }[] = await tx
      .select({ key: table.storageKey })
      .from(table)
      .where(isTheirs)
    return rows.flatMap(({ key }) => key ?? [])
  }
  const papers = await listKeys(documents)
  const others = [...(await listKeys(uploadReservations)), ...(await listKeys(deletedRecords))]
  await forgetAddresses(tx, applicationIds)
  await forgetMailboxes(tx, await mailboxesOf({ tx, rowSealer }, applicationIds))
  if (actor === 'admin') await forgetDeleted({ tx, rowSealer }, { applicationIds, messageIds })
  const ids = [...applicationIds, ...messageIds, ...(await listRelatedIds(tx, applicationIds, messageIds))]
  await forgetJobs(tx, ids)
  await keepPromisesOf(tx, applicationIds)
  const contracts = await leaveContracts(tx, applicationIds)
  const advances = await leaveAdvances(tx, applicationIds)
  await tx.delete(applications).where(inArray(applications.id, applicationIds))
  await tx.delete(contactMessages).where(inArray(contactMessages.id, messageIds))
  await tx.insert(privacyRecords).values({
    action: 'deletion',
    actor,
    ...by,
    reason,
    applications: applicationIds.length,
    documents: papers.length,
    messages: messageIds.length,
  })
  const storageKeys = [...new Set([...papers, ...others])]
  return { ids, storageKeys, documents: papers.length, kept: { contracts, advances } }
}

async function listRelatedIds(tx: Transaction, applicationIds: string[], messageIds: string[]) {
  // A code for the case page is asked for by the reference.
  const found: { id: string | number }[] = await tx
    .select({ id: applications.reference })
    .from(applications)
    .where(inArray(applications.id, applicationIds))
  for (const { table, id, owners } of listOwnedTables()) {
    // Jobs and mails carry UUIDs, and of all numbers only those of events.
    if (id?.getSQLType() !== 'uuid' && table !== applicationEvents) continue
    const areTheirs = or(...owners.map((owner) => inArray(owner, applicationIds)))
    const rows = tx.select({ id: sql<string>`${id}` }).from(table)
    found.push(...(await rows.where(areTheirs)))
  }
  // Jobs may still carry what an application had before it was merged into one of these.
  for (const { mergedId, reference } of await listMergedIn(tx, applicationIds))
    found.push({ id: mergedId }, { id: reference })
  const isAnswer = inArray(contactReplies.messageId, messageIds)
  found.push(...(await tx.select({ id: contactReplies.id }).from(contactReplies).where(isAnswer)))
  return found.map(({ id }) => String(id))
}

type Rows = { tx: Transaction; rowSealer: RowSealer }

/** The address of today, and those it was corrected from. */
async function mailboxesOf({ tx, rowSealer }: Rows, applicationIds: string[]): Promise<string[]> {
  const { applicationId, field, sealedOld } = contactCorrections
  const rows = await tx
    .select({ email: applications.email })
    .from(applications)
    .where(inArray(applications.id, applicationIds))
  const corrected = await tx
    .select()
    .from(contactCorrections)
    .where(and(inArray(applicationId, applicationIds), eq(field, 'email')))
  const old = corrected.map((row) => String(rowSealer.open(sealedOld, row.id, row.sealedOld)))
  const merged = (await listMergedIn(tx, applicationIds)).map((row) =>
    String(openRecord(rowSealer, row).application.email),
  )
  return [...rows.map(({ email }) => email), ...old, ...merged]
}

/** Messages of this person that a reviewer deleted. An attorney's own may be about other clients. */
async function forgetDeleted(writing: Rows, { applicationIds, messageIds }: Chosen) {
  const { tx, rowSealer } = writing
  const { id, role, clientEmail } = applications
  const rows = await tx
    .select({ id, role, clientEmail })
    .from(applications)
    .where(inArray(id, applicationIds))
  const own = rows.flatMap((row) => (row.role === 'attorney' ? [] : row.id))
  const senders = await tx
    .select({ email: contactMessages.email })
    .from(contactMessages)
    .where(inArray(contactMessages.id, messageIds))
  const emails = [
    ...(await mailboxesOf(writing, own)),
    ...rows.flatMap((row) => row.clientEmail ?? []),
    ...senders.map(({ email }) => email),
  ]
  const hashes = emails.map((email) => hashSender(rowSealer, email))
  await tx.delete(deletedRecords).where(inArray(deletedRecords.emailHash, hashes))
}

/** The limits of the public forms count by the sender's network. */
async function forgetAddresses(tx: Transaction, applicationIds: string[]) {
  const rows = await tx
    .selectDistinct({ address: consentRecords.ipAddress })
    .from(consentRecords)
    .where(inArray(consentRecords.applicationId, applicationIds))
  const endings = rows.flatMap(({ address }): SQL[] => {
    const ending = address ? ` ${networkOf(address)}` : ''
    return ending ? [sql`right(${rateLimits.key}, ${ending.length}) = ${ending}`] : []
  })
  if (endings.length > 0) await tx.delete(rateLimits).where(or(...endings))
}

export async function recordExport(
  db: Database,
  { ids, documents: count, messages }: { ids: string[]; documents: number; messages: number },
  reviewer: Reviewer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await recordEvents(
      tx,
      ids.map((applicationId) => ({ applicationId, type: 'data-exported', details: reviewer })),
    )
    const { id: personId, name: personName } = reviewer.person ?? {}
    const by = { action: 'export', actor: 'admin', personId, personName } as const
    await tx.insert(privacyRecords).values({ ...by, applications: ids.length, documents: count, messages })
  })
}
