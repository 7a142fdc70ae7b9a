import { applicationEventTypes, applicationStatuses, consentKinds } from '#site/choices/application-review.ts'
import { labelOf } from '#site/choices/choice.ts'
import { documentTypes } from '#site/choices/documents.ts'
import type { TimelineEntry } from '../../schema.ts'

const mails: Record<string, string> = {
  arrival: 'Mail to the administrator: a new application',
  receipt: 'Mail to the applicant: their reference and what comes next',
}

/** What happened, in a line. */
export function titleOf({ type, fromStatus, toStatus, details }: TimelineEntry): string {
  switch (type) {
    case 'consent-given':
      return `Agreed: ${labelOf(consentKinds, String(details?.kind))}`
    case 'status-changed':
      return `Status: ${statusWords(fromStatus)} → ${statusWords(toStatus)}`
    case 'mail-sent':
      return mails[String(details?.mail)] ?? 'Mail sent'
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
  const { reason, session, page, ipAddress, version, documentType, originalName } = details
  const words: [label: string, value: unknown][] = [
    ['', reason],
    ['', originalName],
    ['', typeof documentType === 'string' ? labelOf(documentTypes, documentType) : undefined],
    ['on', type === 'consent-given' ? page : undefined],
    ['from', type === 'consent-given' ? ipAddress : undefined],
    ['wording', type === 'consent-given' ? version : undefined],
    ['browser', session],
  ]
  return words.flatMap(([label, value]) =>
    typeof value === 'string' && value !== '' ? [`${label} ${value}`.trim()] : [],
  )
}
