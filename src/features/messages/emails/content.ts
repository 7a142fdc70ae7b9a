import type { CaseParty, DocumentChannel } from '#domain/case-file.ts'
import { nameByType } from '#domain/document-files.ts'
import type { DocumentType, ScanState } from '#domain/documents.ts'

/**
 * Others can read mail along the way, so only papers that tell nothing about anybody's health may go by mail.
 * Everything else stays on our pages, a faxed page that nobody has sorted included.
 */
const mailableTypes: readonly DocumentType[] = [
  'attorney-agreement',
  'insurance-policies',
  'police-report',
  'complaint-filings',
]

type Sent = { documentType: DocumentType; scanState: ScanState; door: DocumentChannel | null }

export function findProblem({ documentType, scanState }: Sent): string | null {
  if (!mailableTypes.includes(documentType)) return 'May tell about somebody’s health: it doesn’t go by mail.'
  if (scanState === 'pending') return 'Still being scanned.'
  return scanState === 'clean' ? null : 'Not scanned as clean, so it isn’t sent on.'
}

/**
 * The party that was asked for a document or sent it may see it. What the desk added and filed under nothing, such as
 * an agreement to sign, may go to both.
 */
export function listReaders({ door }: Sent, itemParty: CaseParty | undefined): CaseParty[] {
  if (itemParty) return [itemParty]
  if (door === 'desk') return ['applicant', 'firm']
  if (door === 'firm') return ['firm']
  return door === 'case' || door === 'application' ? ['applicant'] : []
}

/** We name it ourselves, because the sender's own file name may tell a diagnosis. */
export const nameAttachment = (documentType: DocumentType, mimeType: string, place: number): string =>
  nameByType(`${documentType}-${place}`, mimeType)

/** Every subject has the reference, so that answers and phone calls can name it. */
export const nameFile = (subject: string, reference: string): string =>
  subject.includes(reference) ? subject : `${subject} (${reference})`
