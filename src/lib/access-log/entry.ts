import { createHmac } from 'node:crypto'
import type { accessLog, accessLogHead } from '#db/schema/index.ts'
import type { AccessAction } from '#domain/access.ts'

export type Entry = typeof accessLog.$inferSelect
export type Head = typeof accessLogHead.$inferSelect

/** Never an applicant's own words: entries outlive the application they are about. */
export type NewAccess = {
  action: AccessAction
  /** Null for the site's own acts. */
  address: string | null
  userAgent?: string | null | undefined
  person?: { id: string; name: string } | undefined
  session?: string | null | undefined
  application?: { reference: string; email: string } | undefined
  document?: { id?: string | undefined; type?: string | undefined } | undefined
  request?: string | undefined
  details?: Record<string, unknown> | null | undefined
}

/** Stands before the first entry, and before one that follows an untrusted end of the log. */
export const noHash = '0'.repeat(64)

const sign = (key: Uint8Array, purpose: string, values: readonly unknown[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...values]))
    .digest('hex')

/** Covers every column, in this order. */
export const hashEntry = (key: Uint8Array, entry: Omit<Entry, 'hash'>): string =>
  sign(key, 'entry', [
    entry.previousHash,
    entry.number,
    entry.happenedAt.toISOString(),
    entry.action,
    entry.personId,
    entry.personName,
    entry.session,
    entry.reference,
    entry.subjectHash,
    entry.documentId,
    entry.documentType,
    entry.request,
    entry.details,
    entry.address,
    entry.userAgent,
  ])

export const signHead = (key: Uint8Array, head: Omit<Head, 'id' | 'sealedKey' | 'signature'>): string =>
  sign(key, 'head', [head.firstNumber, head.startHash, head.lastNumber, head.lastHash])

/** One person's email has the same hash in every spelling. */
export const hashSubject = (key: Uint8Array, email: string): string =>
  sign(key, 'subject', [email.trim().toLowerCase()])

/** Neither database keeps a NUL; a header could be as long as the server allows. */
const clean = (text: string | null | undefined, max = 500) => text?.replaceAll('\0', '').slice(0, max) ?? null

export function makeEntry(
  key: Uint8Array,
  access: NewAccess,
  place: Pick<Entry, 'number' | 'previousHash'>,
): Entry {
  const { person, application, document, details } = access
  const entry = {
    ...place,
    happenedAt: new Date(),
    action: access.action,
    personId: person?.id ?? null,
    personName: clean(person?.name),
    session: access.session ?? null,
    reference: application?.reference ?? null,
    subjectHash: application ? hashSubject(key, application.email) : null,
    documentId: document?.id ?? null,
    documentType: document?.type ?? null,
    request: clean(access.request),
    details: details && Object.keys(details).length > 0 ? writeDetails(details) : null,
    address: clean(access.address),
    userAgent: clean(access.userAgent),
  }
  return { ...entry, hash: hashEntry(key, entry) }
}

/** Nothing we write is this long; if something ever is, the stored text must still be JSON. */
function writeDetails(details: Record<string, unknown>): string {
  const text = JSON.stringify(details)
  return text.length > 4_000 ? JSON.stringify({ length: text.length }) : text
}
