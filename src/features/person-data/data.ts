import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contactMessages, documents, uploadLinks } from '#db/schema/index.ts'
import { type ApplicationRow, findApplication } from '#features/applications/data.ts'
import { listDuplicates, readApplication } from '#features/review/data.ts'
import { nameByType } from '#site/choices/document-files.ts'
import type { Person } from './schema.ts'

/**
 * What belongs to the person of an application: the plaintiff, or the client of the attorney who applied. What else
 * looks like theirs is named as well, but is nothing to delete without a look.
 */
export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const row = await findApplication(db, id)
  if (!row) return undefined
  const alike = await listDuplicates(db, row)
  const found = [{ ...row, submittedAt: row.submittedAt.toISOString(), same: [] }, ...alike]
  const [counts, messages] = await Promise.all([
    countDocuments(
      db,
      found.map((application) => application.id),
    ),
    listMessages(db, row),
  ])
  return {
    applications: found.map((application) => ({
      id: application.id,
      reference: application.reference,
      firstName: application.firstName,
      lastName: application.lastName,
      clientFirstName: application.clientFirstName,
      clientLastName: application.clientLastName,
      role: application.role,
      status: application.status,
      submittedAt: application.submittedAt,
      same: application.same,
      documents: counts.get(application.id) ?? 0,
      isCertain: application.id === row.id || application.same.includes('email'),
    })),
    messages: messages.map(({ id, subject, receivedAt }) => ({
      id,
      subject,
      receivedAt: receivedAt.toISOString(),
    })),
  }
}

async function countDocuments(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: documents.applicationId, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(inArray(documents.applicationId, ids))
    .groupBy(documents.applicationId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Messages by the form on the site, from either address that the application names. */
function listMessages(db: Database, { email, clientEmail }: ApplicationRow) {
  const addresses = [email, clientEmail].flatMap((address) => (address ? [address.toLowerCase()] : []))
  return db
    .select()
    .from(contactMessages)
    .where(inArray(sql`lower(${contactMessages.email})`, addresses))
    .orderBy(desc(contactMessages.receivedAt))
}

export type PersonFile = { path: string; storageKey: string; uploadedAt: Date }

/** All that is kept about a person, in words that a program can read, and the files that go with it. */
export async function readPerson(db: Database, { applications: found, messages }: Person) {
  const ids = found.filter(({ isCertain }) => isCertain).map(({ id }) => id)
  const [details, papers, links, kept] = await Promise.all([
    Promise.all(ids.map((id) => readApplication(db, id))),
    db.select().from(documents).where(inArray(documents.applicationId, ids)).orderBy(documents.uploadedAt),
    db.select().from(uploadLinks).where(inArray(uploadLinks.applicationId, ids)),
    db
      .select()
      .from(contactMessages)
      .where(
        inArray(
          contactMessages.id,
          messages.map(({ id }) => id),
        ),
      ),
  ])
  const references = new Map(found.map(({ id, reference }) => [id, reference]))
  const files: PersonFile[] = []
  const record = {
    exportedAt: new Date().toISOString(),
    applications: details.map((detail) => ({
      ...detail,
      duplicates: undefined,
      documents: papers
        .filter(({ applicationId }) => applicationId === detail?.id)
        .map(({ storageKey, applicationId, uploadLinkId, ...paper }, index) => {
          const isSafe = paper.scanState === 'clean' || paper.scanState === 'not-scanned'
          const path = `documents/${references.get(applicationId)}/${index + 1}-${fileName(nameByType(paper.originalName, paper.mimeType))}`
          if (isSafe) files.push({ path, storageKey, uploadedAt: paper.uploadedAt })
          return { ...paper, file: isSafe ? path : null }
        }),
      uploadLinks: links
        .filter(({ applicationId }) => applicationId === detail?.id)
        .map(({ purpose, createdAt, expiresAt, currentUploads }) => {
          return { purpose, createdAt, expiresAt, currentUploads }
        }),
    })),
    messages: kept.map(({ submissionKey, spamReason, ...message }) => message),
  }
  return { record, files, ids }
}

/** A name from a stranger must stay a name: no folders, nothing that a system reads another way. */
const fileName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^\.+/, '_')
    .slice(-150)
