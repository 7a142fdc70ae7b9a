import {
  applicationEventTypes,
  applicationMails,
  consentKinds,
  eventActors,
} from '#domain/application-review.ts'
import { applicationStatuses } from '#domain/application-status.ts'
import {
  caseParties,
  correctableFields,
  rejectionReasons,
  representations,
  requestEndings,
} from '#domain/case-file.ts'
import { decisionEndings } from '#domain/decisions.ts'
import { documentTypes, scanStates } from '#domain/documents.ts'
import { linkReasons } from '#domain/message-links.ts'
import { moneySteps } from '#domain/money.ts'
import { formatCents, formatMoment, labelOf } from '#site/staff-format.ts'
import type { TimelineEntry } from '../../schema/entries.ts'
import {
  decisionWords,
  moneyStepWords,
  paymentChange,
  prefix,
  repaymentChange,
  repaymentWords,
  type Words,
} from './money-words.ts'
import { contractWords, mergeWords, titleOfStep } from './record-words.ts'
import { sayCall, sayFollowUp } from './speaking-words.ts'

export function titleOf({ type, fromStatus, toStatus, details }: TimelineEntry): string {
  switch (type) {
    case 'consent-given':
      return `Agreed: ${details ? labelOf(consentKinds, details.kind) : '–'}`
    case 'status-changed':
      if (fromStatus === toStatus)
        return `${details?.undo ? 'Undone' : 'Decided'} again: ${statusWords(toStatus)}`
      return `${details?.undo ? 'Undone' : 'Status'}: ${statusWords(fromStatus)} → ${statusWords(toStatus)}`
    case 'mail-sent':
      return details ? labelOf(applicationMails, details.mail) : labelOf(applicationEventTypes, type)
    case 'mail-held-back':
      return `Not sent: ${details ? labelOf(applicationMails, details.mail) : '–'}`
    case 'call-logged':
      return details ? sayCall(details) : labelOf(applicationEventTypes, type)
    case 'upload-link-changed':
      return details?.expiresAt ? 'Upload link extended' : 'Upload link changed'
    case 'assigned':
      return details?.to ? `Assigned to ${details.to.name}` : 'Assigned to nobody'
    case 'contract-step':
      return details ? titleOfStep(details) : labelOf(applicationEventTypes, type)
    case 'money-step':
      return details ? labelOf(moneySteps, details.step) : labelOf(applicationEventTypes, type)
    case 'folder-linked':
      return details?.removed ? 'Folder link removed' : 'Folder linked'
    case 'duplicate-dismissed':
      return details?.undo ? 'A possible duplicate again' : labelOf(applicationEventTypes, type)
    case 'merged':
      return details ? mergeWords(details) : labelOf(applicationEventTypes, type)
    case 'firm-wrong-recipient':
      return details?.undo ? 'Meant for this address after all' : labelOf(applicationEventTypes, type)
    default:
      return labelOf(applicationEventTypes, type)
  }
}

export function actorOf({ actor, details }: TimelineEntry): string {
  const person = details && 'person' in details ? details.person : undefined
  return person?.name ?? labelOf(eventActors, actor)
}

const statusWords = (status: string | null) => (status ? labelOf(applicationStatuses, status) : '–')

/** The office works in `timeZone`, by the owner's calendar. */
export const detailsOf = (entry: TimelineEntry, timeZone: string): string[] =>
  [...wordsOf(entry, timeZone), prefix('in', entry.from)].filter((words) => words !== undefined)

const areReceipts: readonly string[] = ['receipt', 'documents-receipt']

const partyWords = (party: string) => labelOf(caseParties, party).toLowerCase()

function wordsOf({ type, details }: TimelineEntry, timeZone: string): Words[] {
  if (!details) return []
  switch (type) {
    case 'status-changed':
      return [...decisionWords(details.decision), details.reason || undefined, browserOf(details)]
    case 'funding-signed':
      return [
        details.decision.kind === 'approved' ? 'an offer' : 'a payment',
        ...decisionWords(details.decision),
        prefix('asked', details.asked?.name),
      ]
    case 'funding-unsigned':
      return [...decisionWords(details.decision), labelOf(decisionEndings, details.ending)]
    case 'payment-correction-signed':
      return paymentChange(details)
    case 'payment-correction-ended':
      return [...paymentChange(details), labelOf(decisionEndings, details.ending)]
    case 'payment-corrected':
      return [
        ...paymentChange(details),
        details.isAlone ? 'signed alone' : prefix('first signed by', details.first),
      ]
    case 'repayment-recorded':
      return [repaymentWords(details)]
    case 'repayment-corrected':
      return repaymentChange(details)
    case 'assigned':
      return [prefix('before that', details.from?.name)]
    case 'follow-up-set':
    case 'follow-up-moved':
    case 'follow-up-done':
    case 'follow-up-reopened':
      return [sayFollowUp(details, timeZone), prefix('for', details.to?.name)]
    case 'call-logged':
    case 'note-added':
    case 'folder-linked':
    case 'viewed':
    case 'data-exported':
      return [browserOf(details)]
    case 'became-late':
      return [`was due ${formatMoment(details.dueAt)}`]
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
    case 'document-restored':
    case 'document-expired':
      return [labelOf(documentTypes, details.documentType)]
    case 'document-quarantined':
      return [labelOf(documentTypes, details.documentType), labelOf(scanStates, details.scanState)]
    case 'document-added':
    case 'document-renamed':
    case 'item-added':
    case 'item-changed':
    case 'item-waived':
    case 'item-restored':
    case 'item-accepted':
    case 'item-unavailable':
      return [labelOf(documentTypes, details.documentType)]
    case 'document-moved':
      return [labelOf(documentTypes, details.documentType), `to ${labelOf(documentTypes, details.to)}`]
    case 'item-rejected':
      return [
        labelOf(documentTypes, details.documentType),
        labelOf(rejectionReasons, details.why),
        details.told ? 'sender told' : 'sender not told',
      ]
    case 'documents-requested':
      return [
        `from the ${partyWords(details.party)}`,
        details.documentTypes.map((type) => labelOf(documentTypes, type)).join(', '),
      ]
    case 'request-ended':
      return [partyWords(details.party), labelOf(requestEndings, details.ending)]
    case 'reminders-paused':
    case 'reminders-resumed':
    case 'reminders-wanted':
    case 'mail-written':
    case 'mail-withdrawn':
    case 'message-sent':
    case 'case-link-replaced':
      return [partyWords(details.party)]
    case 'message-received':
    case 'firm-message-received':
      return [
        partyWords(details.party),
        details.byMail && 'by mail',
        details.otherSender && 'from another address',
      ]
    case 'mail-bounced':
      return [`The address of the ${partyWords(details.party)} takes no mail. Call instead.`]
    case 'reply-refused':
      return [`More mails than a day allows came from the ${partyWords(details.party)}.`]
    case 'firm-answered':
      return [labelOf(representations, details.representation)]
    case 'firm-linked':
    case 'firm-unlinked':
      return [details.firm, details.attorney, details.role === 'co' ? 'co-counsel' : undefined]
    case 'counsel-changed':
      return [`from ${details.from} to ${details.to}`]
    case 'value-started':
      return [`version ${details.number}`]
    case 'value-closed':
      return [
        `version ${details.number}`,
        prefix('grade', details.grade),
        details.advised === null ? 'no advice' : `advised ${formatCents(details.advised)}`,
      ]
    case 'contract-drafted':
    case 'contract-issued':
    case 'contract-voided':
    case 'contract-reissued':
    case 'contract-step':
      return contractWords(details)
    case 'money-step':
      return moneyStepWords(details)
    case 'contact-corrected':
      return [labelOf(correctableFields, details.field)]
    case 'duplicate-dismissed':
      return [details.other]
    case 'merged':
      return [details.reason]
    case 'answers-corrected':
      return [details.labels.join(', '), details.reason]
    case 'contact-message-linked':
    case 'contact-message-unlinked':
      return [labelOf(linkReasons, details.reason)]
    case 'items-ordered':
    case 'taken-by-phone':
    case 'firm-verified':
    case 'firm-asked':
    case 'firm-wrong-recipient':
      return []
    case 'mail-held-back':
      return [
        areReceipts.includes(details.mail)
          ? 'This address was mailed twice in a day already. Call the applicant.'
          : 'This address wants no mail from us, or has had its share today. Call instead.',
      ]
    case 'mail-sent':
      return details.party ? [`to the ${partyWords(details.party)}`] : []
    case 'consent-given':
      return [
        details.readBy === undefined ? undefined : `by phone, read aloud by ${details.readBy ?? 'the desk'}`,
        prefix('on', details.page),
        prefix('from', details.ipAddress),
        prefix('wording', details.version),
      ]
  }
}

type MaybeNamed = { session?: string | undefined; person?: object | undefined }

/** Entries from before there were people name the browser only. */
const browserOf = ({ session, person }: MaybeNamed): Words =>
  person ? undefined : prefix('browser', session)
