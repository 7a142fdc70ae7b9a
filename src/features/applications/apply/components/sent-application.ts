import type { ApplicantRole } from '#site/choices/applications.ts'
import type { DocumentType } from '#site/choices/documents.ts'

/** The application that was sent last from this browser, as long as documents can be added to it without a link. */
export type SentApplication = {
  id: string
  reference: string
  role: ApplicantRole
  sentAt: number
  documents: readonly { type: DocumentType; name: string }[]
}

const storageKey = 'application-sent'
const lifetime = 24 * 60 * 60_000

export function readSent(): SentApplication | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (!isSent(stored)) return undefined
    if (Date.now() - stored.sentAt < lifetime) return stored
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden, or holds what we did not write.
  }
  return undefined
}

export function keepSent(sent: SentApplication | undefined) {
  try {
    if (sent) localStorage.setItem(storageKey, JSON.stringify(sent))
    else localStorage.removeItem(storageKey)
  } catch {
    // The screen stays until the page is closed; the reference is in the mail too.
  }
}

function isSent(stored: unknown): stored is SentApplication {
  if (!(stored instanceof Object)) return false
  const { id, reference, role, sentAt, documents } = stored as Partial<SentApplication>
  return (
    [id, reference, role].every((text) => typeof text === 'string') &&
    Boolean(sentAt) &&
    Array.isArray(documents)
  )
}
