import { createBrowserStore } from '#lib/browser-store.ts'
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

const lifetime = 24 * 60 * 60_000

/** Where it cannot be kept, the screen stays until the page is closed; the reference is in the mail too. */
export const keptSent = createBrowserStore<SentApplication>({
  storage: () => localStorage,
  key: 'application-sent',
  parse: (stored) => (isSent(stored) ? stored : undefined),
  isExpired: ({ sentAt }) => Date.now() - sentAt >= lifetime,
})

function isSent(stored: object): stored is SentApplication {
  const { id, reference, role, sentAt, documents }: Partial<SentApplication> = stored
  return (
    [id, reference, role].every((text) => typeof text === 'string') &&
    Boolean(sentAt) &&
    Array.isArray(documents)
  )
}
