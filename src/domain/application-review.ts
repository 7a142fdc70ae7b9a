import { type Choice, valuesOf } from './choice.ts'

/** Applicants may decline calls, texts and health information. */
export const consentKinds = [
  { value: 'consent', label: 'Consent to review and contact' },
  { value: 'privacy', label: 'Privacy policy' },
  { value: 'client-authorization', label: 'Authorization by the client' },
  { value: 'phone', label: 'Calls and texts' },
  { value: 'health', label: 'Health information' },
] as const satisfies readonly Choice[]

export type ConsentKind = (typeof consentKinds)[number]['value']
export const consentKindValues = valuesOf(consentKinds)

export const eventActors = [
  { value: 'applicant', label: 'Applicant' },
  { value: 'firm', label: 'Law firm' },
  { value: 'admin', label: 'Administrator' },
  { value: 'system', label: 'System' },
] as const satisfies readonly Choice[]

export type EventActor = (typeof eventActors)[number]['value']
export const eventActorValues = valuesOf(eventActors)

/** Everything that the timeline of an application tells, and who does it. */
export const applicationEventTypes = [
  { value: 'submitted', label: 'Application submitted', actor: 'applicant' },
  { value: 'taken-by-phone', label: 'Taken by phone', actor: 'admin' },
  { value: 'status-changed', label: 'Status changed', actor: 'admin' },
  { value: 'funding-signed', label: 'Signed, a second signature is missing', actor: 'admin' },
  { value: 'funding-unsigned', label: 'Not signed', actor: 'admin' },
  {
    value: 'payment-correction-signed',
    label: 'Payment to be corrected, a second signature is missing',
    actor: 'admin',
  },
  { value: 'payment-correction-ended', label: 'Correction of a payment not signed', actor: 'admin' },
  { value: 'payment-corrected', label: 'Payment corrected', actor: 'admin' },
  { value: 'repayment-recorded', label: 'Money came back', actor: 'admin' },
  { value: 'repayment-corrected', label: 'What came back was corrected', actor: 'admin' },
  { value: 'note-added', label: 'Note added', actor: 'admin' },
  { value: 'call-logged', label: 'Call', actor: 'admin' },
  { value: 'follow-up-set', label: 'Follow-up set', actor: 'admin' },
  { value: 'follow-up-moved', label: 'Follow-up moved', actor: 'admin' },
  { value: 'follow-up-done', label: 'Follow-up done', actor: 'admin' },
  { value: 'follow-up-reopened', label: 'Follow-up not done after all', actor: 'admin' },
  { value: 'assigned', label: 'Assigned', actor: 'admin' },
  { value: 'folder-linked', label: 'Folder linked', actor: 'admin' },
  { value: 'upload-link-created', label: 'Upload link created', actor: 'admin' },
  { value: 'upload-link-changed', label: 'Upload link changed', actor: 'admin' },
  { value: 'upload-link-deactivated', label: 'Upload link deactivated', actor: 'admin' },
  { value: 'document-received', label: 'Document received', actor: 'applicant' },
  { value: 'document-quarantined', label: 'Document in quarantine', actor: 'system' },
  { value: 'document-removed', label: 'Document removed', actor: 'admin' },
  { value: 'document-restored', label: 'Deleted document brought back', actor: 'admin' },
  { value: 'document-expired', label: 'Document deleted when its time was over', actor: 'system' },
  { value: 'document-added', label: 'Document added by the desk', actor: 'admin' },
  { value: 'document-moved', label: 'Document moved to another item', actor: 'admin' },
  { value: 'document-renamed', label: 'Document renamed', actor: 'admin' },
  { value: 'item-added', label: 'Item added to the checklist', actor: 'admin' },
  { value: 'item-changed', label: 'Item of the checklist changed', actor: 'admin' },
  { value: 'items-ordered', label: 'Checklist put in another order', actor: 'admin' },
  { value: 'item-waived', label: 'Item waived', actor: 'admin' },
  { value: 'item-restored', label: 'Item asked for again', actor: 'admin' },
  { value: 'item-accepted', label: 'Document accepted', actor: 'admin' },
  { value: 'item-rejected', label: 'Document rejected', actor: 'admin' },
  { value: 'item-unavailable', label: 'They don’t have it', actor: 'applicant' },
  { value: 'documents-requested', label: 'Documents requested', actor: 'admin' },
  { value: 'reminders-paused', label: 'Reminders paused', actor: 'admin' },
  { value: 'reminders-resumed', label: 'Reminders go on', actor: 'admin' },
  { value: 'request-ended', label: 'Reminders ended', actor: 'system' },
  { value: 'reminders-wanted', label: 'They want reminders again', actor: 'system' },
  { value: 'message-received', label: 'Message received', actor: 'applicant' },
  { value: 'firm-message-received', label: 'Message received from the firm', actor: 'firm' },
  { value: 'message-sent', label: 'Message written', actor: 'admin' },
  { value: 'contact-message-linked', label: 'Message linked', actor: 'admin' },
  { value: 'contact-message-unlinked', label: 'Message taken out', actor: 'admin' },
  { value: 'firm-verified', label: 'Address of the firm verified', actor: 'admin' },
  { value: 'firm-asked', label: 'Firm asked to confirm', actor: 'admin' },
  { value: 'firm-answered', label: 'Firm answered', actor: 'firm' },
  { value: 'firm-wrong-recipient', label: 'Not meant for this address, they say', actor: 'firm' },
  { value: 'firm-linked', label: 'Linked to a law firm', actor: 'admin' },
  { value: 'firm-unlinked', label: 'Link to a law firm removed', actor: 'admin' },
  { value: 'counsel-changed', label: 'Counsel changed', actor: 'admin' },
  { value: 'value-started', label: 'Value sheet begun', actor: 'admin' },
  { value: 'value-closed', label: 'Value sheet closed', actor: 'admin' },
  { value: 'contract-drafted', label: 'Contract drafted', actor: 'admin' },
  { value: 'contract-issued', label: 'Contract sent', actor: 'admin' },
  { value: 'contract-voided', label: 'Contract voided', actor: 'admin' },
  { value: 'contract-reissued', label: 'Contract reissued', actor: 'admin' },
  { value: 'contract-step', label: 'Contract', actor: 'system' },
  { value: 'money-step', label: 'Money', actor: 'admin' },
  { value: 'contact-corrected', label: 'Corrected by the applicant', actor: 'applicant' },
  { value: 'duplicate-dismissed', label: 'Not a duplicate', actor: 'admin' },
  { value: 'merged', label: 'Merged with another file', actor: 'admin' },
  { value: 'answers-corrected', label: 'Answers corrected', actor: 'admin' },
  { value: 'case-link-replaced', label: 'Link to the case page replaced', actor: 'admin' },
  { value: 'mail-written', label: 'Mail written', actor: 'admin' },
  { value: 'mail-withdrawn', label: 'Mail taken back', actor: 'admin' },
  { value: 'mail-sent', label: 'Mail sent', actor: 'system' },
  { value: 'mail-held-back', label: 'Mail not sent', actor: 'system' },
  { value: 'mail-bounced', label: 'A mail came back', actor: 'system' },
  { value: 'reply-refused', label: 'Answers by mail not kept', actor: 'system' },
  { value: 'became-late', label: 'Late by its clock; the owners were told', actor: 'system' },
  { value: 'viewed', label: 'Looked at', actor: 'admin' },
  { value: 'data-exported', label: 'Data exported', actor: 'admin' },
] as const satisfies readonly (Choice & { actor: EventActor })[]

export type ApplicationEventType = (typeof applicationEventTypes)[number]['value']
export const applicationEventTypeValues = valuesOf(applicationEventTypes)

const actors = new Map<ApplicationEventType, EventActor>(
  applicationEventTypes.map(({ value, actor }) => [value, actor]),
)
export const actorOf = (type: ApplicationEventType): EventActor => actors.get(type) ?? 'system'

export const applicationMails = [
  { value: 'arrival', label: 'Mail to the administrator: a new application' },
  { value: 'receipt', label: 'Mail to the applicant: their reference and what comes next' },
  { value: 'documents-arrival', label: 'Mail to the administrator: new documents' },
  { value: 'documents-receipt', label: 'Mail to the applicant: their documents have arrived' },
  { value: 'new-link-wanted', label: 'Mail to the administrator: somebody asks for a new upload link' },
  { value: 'case-code', label: 'Mail to the applicant: a code for their case page' },
  { value: 'signing-code', label: 'Mail: a code to sign with' },
  { value: 'contract-signed', label: 'Mail to the applicant: you signed' },
  { value: 'documents-request', label: 'Mail: the documents we ask for' },
  { value: 'reminder', label: 'Mail: a reminder of what is missing' },
  { value: 'rejection', label: 'Mail: a document to send again' },
  { value: 'desk-message', label: 'Mail: a message from the desk waits on the case page' },
  { value: 'file-mail', label: 'Mail from the file' },
  { value: 'status-news', label: 'Mail to the applicant: news on their case page' },
  { value: 'offer', label: 'Mail to the applicant: our offer' },
  { value: 'funding', label: 'Mail to the applicant: the money’s on its way' },
  { value: 'decline', label: 'Mail: we can’t fund this one' },
  { value: 'message-arrival', label: 'Mail to the administrator: a new message on a case page' },
  { value: 'firm-question', label: 'Mail to the law firm: please confirm' },
  { value: 'counsel-ended', label: 'Mail to the former law firm: a client’s counsel changed' },
  { value: 'firm-arrival', label: 'Mail to the administrator: the firm has answered' },
  { value: 'withdrawal-arrival', label: 'Mail to the administrator: an application was withdrawn' },
  { value: 'contact-corrected', label: 'Mail to the applicant: their details were changed' },
  { value: 'case-link', label: 'Mail to the applicant’s new address: the link to their case page' },
  { value: 'merge-news', label: 'Mail to the applicant: two applications are one now' },
  { value: 'contract-acknowledgment', label: 'Mail to the attorney: the contract waits for their page' },
  { value: 'contract-news', label: 'Mail to the applicant: what the attorney said about the contract' },
  { value: 'contract-explanation', label: 'Mail to the attorney: the client asks about the contract' },
  {
    value: 'contract-arrival',
    label: 'Mail to the administrator: the attorney has answered about the contract',
  },
  { value: 'money-sent', label: 'Mail to the applicant: the money is on its way' },
  { value: 'money-news', label: 'Mail to the applicant: news about the payment' },
  { value: 'cancel-news', label: 'Mail: the contract is being canceled' },
  { value: 'canceled', label: 'Mail: canceled, nothing is owed' },
  { value: 'settlement-news', label: 'Mail to the applicant: the attorney reported how the case ended' },
  { value: 'reduction-news', label: 'Mail: our answer to a request to take less' },
  { value: 'step-ahead', label: 'Mail: the amount owed is about to rise' },
  { value: 'contract', label: 'Mail: the contract is ready to read' },
  { value: 'contract-reminder', label: 'Mail: a reminder of the contract' },
  { value: 'contract-expired', label: 'Mail: the contract’s last day is over' },
  { value: 'contract-finished', label: 'Mail: everyone has signed the contract' },
  { value: 'released', label: 'Mail: paid, and the release is on the page' },
  { value: 'nothing-owed', label: 'Mail: nothing is owed' },
  { value: 'reopened', label: 'Mail: something is owed again' },
  { value: 'held', label: 'Mail to the law firm: we don’t write to the client for now' },
] as const satisfies readonly Choice[]

export type ApplicationMail = (typeof applicationMails)[number]['value']
export const applicationMailValues = valuesOf(applicationMails)

export const privacyActionValues = ['export', 'deletion'] as const

/** Fixed choices: in free text a name would slip in. */
export const deletionReasons = [
  { value: 'requested', label: 'The person asked for it' },
  { value: 'no-longer-needed', label: 'No longer needed' },
  { value: 'sent-by-mistake', label: 'Sent by mistake, or a test' },
] as const satisfies readonly Choice[]

export const deletionReasonValues = valuesOf(deletionReasons)
