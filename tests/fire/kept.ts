import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hashDocument } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applicationEvents,
  applications,
  checklistItems,
  consentRecords,
  contactMessages,
  deletedRecords,
  documents,
} from '#db/schema/index.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { bundleProgram } from '../durability/bundle-program.ts'
import type { Ledger } from './ledger.ts'
import type { Figures } from './place.ts'

const day = 24 * 60 * 60_000

type Site = { db: Database; storage: Storage; rowSealer: RowSealer }
type Verdict = { figures: Figures; broken: string[] }

/** Whether everything that was acknowledged, until the moment if one is given, is there exactly once, and whole. */
export async function checkKept(site: Site, ledger: Ledger, until?: number): Promise<Verdict> {
  const { db, rowSealer } = site
  const due = ledger.acknowledged.filter(({ at }) => until === undefined || at < until)
  const rows = await readRows(db)
  const broken: string[] = []
  const expectOne = (title: string, found: readonly unknown[]) => {
    if (found.length === 0) broken.push(`lost: ${title}`)
    if (found.length > 1) broken.push(`doubled, ${found.length} times: ${title}`)
  }
  for (const { number, what, id } of due) {
    const { key, file } = ledger.sendingOf(number)
    if (what === 'application') expectOne(`application ${number}`, rows.applicationsOf(key, id))
    if (what === 'message') expectOne(`message ${number}`, rows.messagesOf(key, id))
    if (what === 'document')
      expectOne(`document ${number}`, rows.documentsOf(id, hashDocument(rowSealer, file.sha256)))
  }
  broken.push(...rows.findDoubled(), ...rows.findHalf())
  const files = await checkFiles(site, rows.documents)
  const of = (what: string) => due.filter((entry) => entry.what === what).length
  return {
    figures: {
      'acknowledged applications': of('application'),
      'stored applications': rows.applications.length,
      'acknowledged documents': of('document'),
      'stored documents': rows.documents.length,
      'acknowledged messages': of('message'),
      'stored messages': rows.messages.length,
      'files read and compared': files.whole,
    },
    broken: [...broken, ...files.broken],
  }
}

async function readRows(db: Database) {
  const kept = await db
    .select({ id: applications.id, key: applications.idempotencyKey, email: applications.email })
    .from(applications)
  const messages = await db.select().from(contactMessages)
  const files = await db.select().from(documents)
  const countBy = async (table: typeof consentRecords | typeof checklistItems) => {
    const counted = await db
      .select({ id: table.applicationId, rows: count() })
      .from(table)
      .groupBy(table.applicationId)
    return new Map(counted.map(({ id, rows }) => [id, rows]))
  }
  const [consents, items] = [await countBy(consentRecords), await countBy(checklistItems)]
  const begun = await db
    .select({ id: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(eq(applicationEvents.type, 'submitted'))
  const byKey = Map.groupBy(kept, ({ email }) => email)
  const byApplication = Map.groupBy(files, ({ applicationId }) => applicationId)
  const events = Map.groupBy(begun, ({ id }) => id)
  return {
    applications: kept,
    messages,
    documents: files,
    applicationsOf: (key: string, id: string) =>
      (byKey.get(`${key}@example.com`) ?? []).filter((row) => row.id === id && row.key === key),
    messagesOf: (key: string, id: string) =>
      messages.filter((row) => row.email === `${key}@example.com` && row.id === id),
    documentsOf: (id: string, hash: string) =>
      (byApplication.get(id) ?? []).filter((row) => row.contentHash === hash),
    /** Rows that nobody was told of count too. */
    findDoubled: () => [
      ...[...byKey]
        .filter(([, same]) => same.length > 1)
        .map(([email]) => `doubled: application of ${email}`),
      ...[...Map.groupBy(messages, ({ email }) => email)]
        .filter(([, same]) => same.length > 1)
        .map(([email]) => `doubled: message of ${email}`),
    ],
    findHalf: () =>
      kept
        .filter(({ id }) => !consents.get(id) || !items.get(id) || events.get(id)?.length !== 1)
        .map(({ email }) => `half: application of ${email}`),
  }
}

async function checkFiles({ storage, rowSealer }: Site, rows: readonly (typeof documents.$inferSelect)[]) {
  const broken: string[] = []
  for (const { storageKey, contentHash } of rows) {
    const hash = createHash('sha256')
    const stream = await storage.open(storageKey)
    if (!stream) broken.push(`lost: the file ${storageKey}`)
    else {
      for await (const piece of stream) hash.update(piece)
      if (hashDocument(rowSealer, hash.digest('hex')) !== contentHash)
        broken.push(`changed: the file ${storageKey}`)
    }
  }
  return { whole: rows.length - broken.length, broken }
}

/** Sweeps as it will be swept in eight days, when every upload is over, and looks for what no row names. */
export async function checkSwept({ db, storage }: Omit<Site, 'rowSealer'>): Promise<Verdict> {
  const later = new Date(Date.now() + 8 * day)
  const { sweepStorage }: typeof import('./sweep.ts') = await import(
    await bundleProgram('sweep', import.meta.dirname)
  )
  const { removed } = await sweepStorage({ db, storage }, later)
  const rows = await Promise.all(
    [documents, deletedRecords].map((table) => db.select({ key: table.storageKey }).from(table)),
  )
  const named = new Set(rows.flat().map(({ key }) => key))
  const found: string[] = []
  for await (const keys of storage.listOlderThan(later)) found.push(...keys)
  const orphans = found.filter((key) => !named.has(key))
  return {
    figures: { 'leftovers swept': removed, 'files in the store': found.length, orphans: orphans.length },
    broken: orphans.map((key) => `orphan: ${key}`),
  }
}
