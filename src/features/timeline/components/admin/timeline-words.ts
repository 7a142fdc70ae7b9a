import { applicationEventTypes, applicationMails, consentKinds } from '#site/choices/application-review.ts'
import { applicationStatuses } from '#site/choices/application-status.ts'
import { labelOf } from '#site/choices/choice.ts'
import { documentTypes, scanStates } from '#site/choices/documents.ts'
import { formatMoment } from '#site/format.ts'
import type { TimelineEntry } from '../../schema.ts'

/** What happened, in one line. */
export function titleOf({ type, fromStatus, toStatus, details }: TimelineEntry): string {
  switch (type) {
    case 'consent-given':
      return `Agreed: ${details ? labelOf(consentKinds, details.kind) : '–'}`
    case 'status-changed':
      return `${details?.undo ? 'Undone' : 'Status'}: ${statusWords(fromStatus)} → ${statusWords(toStatus)}`
    case 'mail-sent':
      return details ? labelOf(applicationMails, details.mail) : labelOf(applicationEventTypes, type)
    case 'mail-held-back':
      return `Not sent: ${details ? labelOf(applicationMails, details.mail) : '–'}`
    case 'upload-link-changed':
      return details?.expiresAt ? 'Upload link extended' : 'Upload link changed'
    case 'folder-linked':
      return details?.removed ? 'Folder link removed' : 'Folder linked'
    default:
      return labelOf(applicationEventTypes, type)
  }
}

const statusWords = (status: string | null) => (status ? labelOf(applicationStatuses, status) : '–')

/** More about it, if the entry has more. */
export const detailsOf = (entry: TimelineEntry): string[] =>
  wordsOf(entry).filter((words) => words !== undefined)

type Words = string | undefined

function wordsOf({ type, details }: TimelineEntry): Words[] {
  if (!details) return []
  switch (type) {
    case 'status-changed':
      return [details.reason || undefined, prefix('browser', details.session)]
    case 'note-added':
    case 'folder-linked':
    case 'viewed':
    case 'data-exported':
      return [prefix('browser', details.session)]
    case 'upload-link-created':
      return [`up to ${details.maxUploads} files`, `for ${details.expiresInDays} days`]
    case 'upload-link-changed':
    case 'upload-link-deactivated':
      return [
        details.maxUploads === undefined ? undefined : `up to ${details.maxUploads} files`,
        prefix('until', details.expiresAt && formatMoment(details.expiresAt)),
      ]
    case 'document-received':
    case 'document-removed':
      return [labelOf(documentTypes, details.documentType)]
    case 'document-quarantined':
      return [labelOf(documentTypes, details.documentType), labelOf(scanStates, details.scanState)]
    case 'mail-held-back':
      return ['This address was mailed twice in a day already. Call the applicant.']
    case 'mail-sent':
      return []
    case 'consent-given':
      return [
        prefix('on', details.page),
        prefix('from', details.ipAddress),
        prefix('wording', details.version),
      ]
  }
}

const prefix = (label: string, value: string | null | undefined): Words =>
  value ? `${label} ${value}` : undefined
