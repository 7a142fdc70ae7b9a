import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { openRow } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  contactMessages,
  documents,
  listOwnedTables,
  messageLinks,
  type OpenRows,
  uploadLinks,
} from '#db/schema/index.ts'
import { casePartyValues } from '#domain/case-file.ts'
import { nameByType } from '#domain/document-files.ts'
import { openMessage } from '#features/contact/data.ts'
import { type BundleServices, type ExportedFile, exportContracts } from '#features/contracts/data.ts'
import { listCorrections } from '#features/corrections/data.ts'
import { readChecklist } from '#features/documents/checklist/data.ts'
import { openName } from '#features/documents/files/data/files.ts'
import { readRequests } from '#features/documents/requests/data/requests.ts'
import { readFirm } from '#features/firms/counsel/data.ts'
import { exportCounsel } from '#features/firms/links/data/export.ts'
import { exportMerged } from '#features/merges/data/records.ts'
import { listMessages as listThread } from '#features/messages/thread/data.ts'
import { exportPayouts } from '#features/payouts/data/export.ts'
import { exportClaim } from '#features/privacy/claim-records/data.ts'
import { exportDeleted } from '#features/privacy/deleted-records/data.ts'
import { type ApplicationRow, findApplication } from '#features/questions/data.ts'
import { listDuplicates, readApplication } from '#features/review/data.ts'
import { exportSheets } from '#features/underwriting/data/sheets.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { normalizeName } from '#lib/identity-hash.ts'
import { isSamePerson, type Person, type Same, sameValues } from './schema.ts'

const { phoneDigits, clientPhoneDigits, sortName, birthHash, role } = applications

/** The plaintiff, or the client of the attorney who applied. */
type Traits = { name: string; phone: string; birthHash: string | null; emails: readonly (string | null)[] }

function traitsOf(row: ApplicationRow): Traits {
  const isClient = row.role === 'attorney'
  return {
    name: normalizeName(caseNameOf(row)),
    phone: (isClient ? row.clientPhoneDigits : row.phoneDigits) ?? '',
    birthHash: isClient ? null : row.birthHash,
    emails: [row.email, row.clientEmail].map((address) => address?.toLowerCase() ?? null),
  }
}

function findCommon(own: Traits, theirs: Traits): Same[] {
  const is: Partial<Record<Same, boolean>> = {
    'birth date': own.birthHash !== null && own.birthHash === theirs.birthHash,
    phone: own.phone !== '' && own.phone === theirs.phone,
    name: own.name !== '' && own.name === theirs.name,
    email: own.emails.some((address) => address !== null && theirs.emails.includes(address)),
  }
  return sameValues.filter((value) => is[value])
}

/**
 * Anyone can apply with anyone's email address, so an address alone proves nothing: the record is listed, but not
 * exported or deleted until someone looks.
 */
export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const row = await findApplication(db, id)
  if (!row) return undefined
  const own = traitsOf(row)
  const alike = new Map((await listDuplicates(db, row)).map((duplicate) => [duplicate.id, duplicate.same]))
  const others = (await listCandidates(db, row, own, [...alike.keys()]))
    .map((other) => ({ row: other, same: findCommon(own, traitsOf(other)) }))
    .map((other) => ({ ...other, isCertain: isSamePerson(other.same) }))
    .filter(({ row: { id: otherId }, isCertain }) => isCertain || alike.has(otherId))
  const found = [{ row, same: [] as Same[], isCertain: true }, ...others]
  const ids = found.map((application) => application.row.id)
  const certain = found.flatMap((application) => (application.isCertain ? application.row.id : []))
  const counts = await countDocuments(db, ids)
  const messages = await listMessages(db, row, certain)
  return {
    applications: found.map(({ row: application, same, isCertain }) => {
      const { firstName, lastName, clientFirstName, clientLastName, role: whose, status } = application
      const isFiled = alike.get(application.id)?.includes('attorney and client')
      return {
        ...{ id: application.id, reference: application.reference },
        ...{ firstName, lastName, clientFirstName, clientLastName, role: whose, status },
        submittedAt: application.submittedAt.toISOString(),
        same: isFiled ? [...same, 'attorney and client'] : same,
        documents: counts.get(application.id) ?? 0,
        isCertain,
      }
    }),
    messages: messages.map((message) => {
      const same = findCommon(own, {
        name: normalizeName(message.name),
        phone: message.phone?.replaceAll(/\D/g, '') ?? '',
        birthHash: null,
        emails: [message.email.toLowerCase()],
      })
      const { id: messageId, name, subject, receivedAt, isLinked } = message
      return {
        ...{ id: messageId, name, subject, same, isLinked },
        receivedAt: receivedAt.toISOString(),
        isCertain: isLinked || isSamePerson(same),
      }
    }),
  }
}

function listCandidates(db: Database, row: ApplicationRow, own: Traits, ids: string[]) {
  const samePhone = or(
    and(eq(phoneDigits, own.phone), eq(role, 'plaintiff')),
    eq(clientPhoneDigits, own.phone),
  )
  const sameBirth = and(eq(sortName, row.sortName), eq(birthHash, row.birthHash ?? ''))
  return db
    .select()
    .from(applications)
    .where(
      and(
        ne(applications.id, row.id),
        or(
          inArray(applications.id, ids),
          own.phone ? samePhone : undefined,
          own.birthHash ? sameBirth : undefined,
        ),
      ),
    )
    .orderBy(desc(applications.submittedAt))
}

async function countDocuments(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: documents.applicationId, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(inArray(documents.applicationId, ids))
    .groupBy(documents.applicationId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Messages from either address in the application, and those that the desk linked. */
async function listMessages(db: Database, row: ApplicationRow, applicationIds: string[]) {
  const addresses = [row.email, row.clientEmail].flatMap((address) => address?.toLowerCase() ?? [])
  const links = await db
    .select({ id: messageLinks.messageId })
    .from(messageLinks)
    .where(and(inArray(messageLinks.applicationId, applicationIds), eq(messageLinks.verdict, 'linked')))
  const linked = links.map(({ id }) => id)
  const isTheirs = inArray(sql`lower(${contactMessages.email})`, addresses)
  const messages = await db
    .select()
    .from(contactMessages)
    .where(or(isTheirs, inArray(contactMessages.id, linked)))
    .orderBy(desc(contactMessages.receivedAt))
  return messages.map((message) => ({ ...message, isLinked: linked.includes(message.id) }))
}

/** Opened when its turn comes; nothing if it is gone by then. */
export type PersonFile = ExportedFile

export async function readPerson(
  services: BundleServices,
  { applications: found }: Person,
  { applicationIds: ids, messageIds }: { applicationIds: string[]; messageIds: string[] },
) {
  const { db, rowSealer, storage } = services
  const references = new Map(found.map(({ id, reference }) => [id, reference]))
  const [details, firms, counsel, asked, papers, links, written, caseFiles, records, contracts, claims] =
    await Promise.all([
      Promise.all(ids.map((id) => readApplication(services, id))),
      Promise.all(ids.map((id) => readFirm(services, id))),
      Promise.all(ids.map((id) => exportCounsel(services, id))),
      Promise.all(ids.map((id) => readRequests(services, id))),
      db.select().from(documents).where(inArray(documents.applicationId, ids)).orderBy(documents.uploadedAt),
      db.select().from(uploadLinks).where(inArray(uploadLinks.applicationId, ids)),
      db.select().from(contactMessages).where(inArray(contactMessages.id, messageIds)),
      readCaseFiles(services, ids),
      Promise.all(ids.map((id) => readRecords(services, id))),
      Promise.all(ids.map((id) => exportContracts(services, id, `contracts/${references.get(id)}`))),
      Promise.all(ids.map((id) => exportClaim(services, id))),
    ])
  const files: PersonFile[] = []
  const record = {
    exportedAt: new Date().toISOString(),
    applications: details.map((detail, place) => ({
      ...detail,
      duplicates: undefined,
      lawFirm: firms[place],
      counsel: counsel[place],
      documentRequests: asked[place]?.requests,
      documents: papers
        .filter(({ applicationId }) => applicationId === detail?.id)
        .map(({ sealedTitle, ...row }) => ({
          ...openName(rowSealer, row),
          title: sealedTitle && rowSealer.open(documents.sealedTitle, row.id, sealedTitle),
        }))
        .map(({ storageKey, applicationId, uploadLinkId, ...paper }, index) => {
          const isSafe = paper.scanState === 'clean' || paper.scanState === 'not-scanned'
          const path = `documents/${references.get(applicationId)}/${index + 1}-${fileName(nameByType(paper.originalName, paper.mimeType))}`
          if (isSafe) files.push({ path, at: paper.uploadedAt, open: () => storage.open(storageKey) })
          return { ...paper, file: isSafe ? path : null }
        }),
      uploadLinks: links
        .filter(({ applicationId }) => applicationId === detail?.id)
        .map(({ purpose, createdAt, expiresAt, currentUploads }) => ({
          ...{ purpose, createdAt, expiresAt, currentUploads },
        })),
      caseFile: caseFiles[place],
      ...{ contracts: contracts[place]?.records, ...claims[place] },
      ...records[place],
    })),
    messages: written.map(({ submissionKey, spamReason, ...row }) => openMessage(rowSealer, row)),
  }
  return { record, files, papers: contracts.flatMap((exported) => exported.files) }
}

async function readCaseFiles(services: { db: Database; rowSealer: RowSealer }, ids: string[]) {
  return Promise.all(
    ids.map(async (id) => {
      const { items } = await readChecklist(services, id)
      return {
        items: items.map(({ documents, version, ...item }) => item),
        messages: (await Promise.all(casePartyValues.map((party) => listThread(services, id, party)))).flat(),
        corrections: await listCorrections(services, id),
        mergedApplications: await exportMerged(services, id),
        deleted: await exportDeleted(services, id),
        valueSheets: await exportSheets(services, id),
        payouts: await exportPayouts(services, id),
      }
    }),
  )
}

async function readRecords({ db, rowSealer }: { db: Database; rowSealer: RowSealer }, id: string) {
  const records: OpenRows = {}
  for (const { table, name, owners, inExport } of listOwnedTables()) {
    if (inExport !== 'rows') continue
    const rows = await db
      .select()
      .from(table)
      .where(or(...owners.map((owner) => eq(owner, id))))
    records[name] = rows
      .map((row) => openRow(rowSealer, table, row))
      .map(({ applicationId, submissionKey, ...row }) => row)
  }
  return records
}

/** Keeps a stranger's file name harmless: no folders, and nothing that a file system reads in a special way. */
const harmful = /[\\/:*?"<>|]/g
const fileName = (name: string) => name.replace(harmful, '_').replace(/^\.+/, '_').slice(-150)
