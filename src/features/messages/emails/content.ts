import type { CaseParty, DocumentChannel } from '#domain/case-file.ts'
import { nameByType } from '#domain/document-files.ts'
import type { DocumentType, ScanState } from '#domain/documents.ts'

/**
 * What may travel by mail, which is read along the way: papers that don't tell what ails somebody. Everything else, the
 * faxed page nobody has sorted included, stays on our pages.
 */
const mailableTypes: readonly DocumentType[] = [
  'attorney-agreement',
  'insurance-policies',
  'police-report',
  'complaint-filings',
]

type Sent = { documentType: DocumentType; scanState: ScanState; door: DocumentChannel | null }

/** Why a document goes to nobody by mail. */
export function findProblem({ documentType, scanState }: Sent): string | null {
  if (!mailableTypes.includes(documentType)) return 'May tell about somebody’s health: it doesn’t go by mail.'
  if (scanState === 'pending') return 'Still being scanned.'
  return scanState === 'clean' ? null : 'Not scanned as clean, so it isn’t sent on.'
}

/**
 * Who may see a document: whoever was asked for it or sent it. What the desk added itself and filed under nothing, such
 * as an agreement to sign, may go to both.
 */
export function listReaders({ door }: Sent, itemParty: CaseParty | undefined): CaseParty[] {
  if (itemParty) return [itemParty]
  if (door === 'desk') return ['applicant', 'firm']
  if (door === 'firm') return ['firm']
  return door === 'case' || door === 'application' ? ['applicant'] : []
}

/** Ours: the sender's own name of a file may tell a diagnosis. */
export const nameAttachment = (documentType: DocumentType, mimeType: string, place: number): string =>
  nameByType(`${documentType}-${place}`, mimeType)

/** Every subject names its file, so that answers and phone calls can. */
export const nameFile = (subject: string, reference: string): string =>
  subject.includes(reference) ? subject : `${subject} (${reference})`
