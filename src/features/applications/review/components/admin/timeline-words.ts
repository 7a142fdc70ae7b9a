import {
  applicationEventTypes,
  applicationMails,
  applicationStatuses,
  consentKinds,
} from '#site/choices/application-review.ts'
import { labelOf } from '#site/choices/choice.ts'
import { documentTypes, scanStates } from '#site/choices/documents.ts'
import { formatMoment } from '#site/format.ts'
import type { TimelineEntry } from '../../schema.ts'

/** What happened, in a line. */
export function titleOf({ type, fromStatus, toStatus, details }: TimelineEntry): string {
  switch (type) {
    case 'consent-given':
      return `Agreed: ${labelOf(consentKinds, String(details?.kind))}`
    case 'status-changed':
      return `${details?.undo ? 'Undone' : 'Status'}: ${statusWords(fromStatus)} → ${statusWords(toStatus)}`
    case 'mail-sent':
      return labelOf(applicationMails, String(details?.mail))
    case 'mail-held-back':
      return `Not sent: ${labelOf(applicationMails, String(details?.mail))}`
    case 'upload-link-changed':
      return details?.expiresAt ? 'Upload link extended' : 'Upload link changed'
    case 'folder-linked':
      return details?.removed ? 'Folder link removed' : 'Folder linked'
    default:
      return labelOf(applicationEventTypes, type)
  }
}

const statusWords = (status: string | null) => (status ? labelOf(applicationStatuses, status) : '–')

/** More about it, where there is more: names and values that the entry kept. */
export function detailsOf({ type, details }: TimelineEntry): string[] {
  if (!details) return []
  const { reason, session, page, ipAddress, version, documentType, scanState } = details
  const { expiresInDays, expiresAt, maxUploads } = details
  const words: [label: string, value: unknown][] = [
    ['', reason],
    [
      '',
      type === 'mail-held-back'
        ? 'This address was mailed twice in a day already. Call the applicant.'
        : undefined,
    ],
    ['', typeof documentType === 'string' ? labelOf(documentTypes, documentType) : undefined],
    ['', typeof scanState === 'string' ? labelOf(scanStates, scanState) : undefined],
    ['', typeof maxUploads === 'number' ? `up to ${maxUploads} files` : undefined],
    ['', typeof expiresInDays === 'number' ? `for ${expiresInDays} days` : undefined],
    ['until', typeof expiresAt === 'string' ? formatMoment(expiresAt) : undefined],
    ['on', type === 'consent-given' ? page : undefined],
    ['from', type === 'consent-given' ? ipAddress : undefined],
    ['wording', type === 'consent-given' ? version : undefined],
    ['browser', session],
  ]
  return words.flatMap(([label, value]) =>
    typeof value === 'string' && value !== '' ? [`${label} ${value}`.trim()] : [],
  )
}
