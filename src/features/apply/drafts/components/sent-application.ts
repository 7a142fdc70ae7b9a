import type { ApplicantRole } from '#domain/applications.ts'
import type { DocumentType } from '#domain/documents.ts'
import { placeByOwner } from '#lib/browser-store/browser.ts'
import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import { sentName } from '#site/returning.ts'

export type Promised = { dueAt: string; timeZone: string }

/** The last application sent from this browser, while documents can be added without a link. */
export type SentApplication = {
  id: string
  reference: string
  role: ApplicantRole
  sentAt: number
  /** By the server's clock. Older records have neither this nor a name. */
  receivedAt?: number | undefined
  answer?: Promised | undefined
  firstName?: string | undefined
  documents: readonly { type: DocumentType; name: string }[]
}

const lifetime = 24 * 60 * 60_000

/** Without storage, the screen lasts as long as the page; the mail has the reference too. */
export const keptSent = createSealedStore<SentApplication>({
  name: sentName,
  parse: (stored) => (isSent(stored) ? stored : undefined),
  isExpired: ({ sentAt }) => Date.now() - sentAt >= lifetime,
  place: placeByOwner,
})

function isSent(stored: object): stored is SentApplication {
  const { id, reference, role, sentAt, documents }: Partial<SentApplication> = stored
  return (
    [id, reference, role].every((text) => typeof text === 'string') &&
    Boolean(sentAt) &&
    Array.isArray(documents)
  )
}
