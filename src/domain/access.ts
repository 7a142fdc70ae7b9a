import { type Choice, valuesOf } from './choice.ts'

/** The screen filters by these. */
export const accessKinds = [
  { value: 'files', label: 'Files and documents' },
  { value: 'changes', label: 'Changes' },
  { value: 'sign-ins', label: 'Sign-ins' },
  { value: 'people', label: 'People and roles' },
  { value: 'log', label: 'The log itself' },
] as const satisfies readonly Choice[]
export type AccessKind = (typeof accessKinds)[number]['value']
export const accessKindValues = valuesOf(accessKinds)

/** A label continues with a name: "Ruth opened the file of Odessa Fairweather". */
export const accessActions = [
  { value: 'file-open', label: 'Opened the file of', kind: 'files' },
  { value: 'file-print', label: 'Printed the file of', kind: 'files' },
  { value: 'document-download', label: 'Opened a document of', kind: 'files' },
  { value: 'person-open', label: 'Looked up all that is kept about', kind: 'files' },
  { value: 'person-export', label: 'Exported the data of', kind: 'files' },
  { value: 'consent-proof', label: 'Took out the proof of consent of', kind: 'files' },
  { value: 'list-read', label: 'Read applications', kind: 'files' },
  { value: 'list-export', label: 'Read the whole list', kind: 'files' },
  { value: 'csv-export', label: 'Exported the list', kind: 'files' },
  { value: 'follow-ups-open', label: 'Read the list of follow-ups', kind: 'files' },
  { value: 'messages-open', label: 'Read the list of messages', kind: 'files' },
  { value: 'message-open', label: 'Opened a message', kind: 'files' },
  { value: 'firms-read', label: 'Read law firms', kind: 'files' },
  { value: 'firm-open', label: 'Opened the record of a law firm', kind: 'files' },
  { value: 'firms-export', label: 'Exported law firms', kind: 'files' },
  { value: 'value-open', label: 'Opened the value sheet of', kind: 'files' },
  { value: 'contract-open', label: 'Opened the contract of', kind: 'files' },
  { value: 'contract-download', label: 'Took out a contract of', kind: 'files' },
  { value: 'deleted-open', label: 'Read the list of what was deleted', kind: 'files' },

  { value: 'status-change', label: 'Changed the status of', kind: 'changes' },
  { value: 'decision', label: 'Decided about', kind: 'changes' },
  { value: 'decision-signature', label: 'Signed a payment to', kind: 'changes' },
  { value: 'decision-refusal', label: 'Did not sign a payment to', kind: 'changes' },
  { value: 'decision-undo', label: 'Undid a decision about', kind: 'changes' },
  { value: 'assignment', label: 'Changed who works on the file of', kind: 'changes' },
  { value: 'note', label: 'Wrote a note about', kind: 'changes' },
  { value: 'repayment', label: 'Recorded or corrected what came back for', kind: 'changes' },
  { value: 'call-log', label: 'Logged a call about', kind: 'changes' },
  { value: 'follow-up', label: 'Set or changed a follow-up about', kind: 'changes' },
  { value: 'message-write', label: 'Wrote a message about', kind: 'changes' },
  { value: 'phone-application', label: 'Took an application by phone', kind: 'changes' },
  { value: 'duplicate-verdict', label: 'Judged a possible duplicate of', kind: 'changes' },
  { value: 'merge', label: 'Merged another file into that of', kind: 'changes' },
  { value: 'merge-undo', label: 'Undid a merge into the file of', kind: 'changes' },
  { value: 'answers-correction', label: 'Corrected answers of', kind: 'changes' },
  { value: 'mail-write', label: 'Wrote a mail about', kind: 'changes' },
  { value: 'mail-undo', label: 'Took back a mail about', kind: 'changes' },
  { value: 'firm-change', label: 'Changed the record of a law firm', kind: 'changes' },
  { value: 'firm-merge', label: 'Merged or parted law firms', kind: 'changes' },
  { value: 'firm-delete', label: 'Deleted the record of a law firm', kind: 'changes' },
  { value: 'counsel-change', label: 'Changed the law firm of', kind: 'changes' },
  { value: 'value-change', label: 'Changed the value sheet of', kind: 'changes' },
  { value: 'value-settings', label: 'Changed what value sheets advise', kind: 'changes' },
  { value: 'contract-change', label: 'Changed a contract of', kind: 'changes' },
  { value: 'contract-event', label: 'Kept what happened to a contract', kind: 'changes' },
  { value: 'contract-form', label: 'Changed the contract forms', kind: 'changes' },
  { value: 'contracts-switch', label: 'Turned contracts on or off', kind: 'changes' },
  { value: 'corrections-seen', label: 'Noted corrections of', kind: 'changes' },
  { value: 'case-link', label: 'Replaced a link to the case page of', kind: 'changes' },
  { value: 'folder-link', label: 'Changed the folder of', kind: 'changes' },
  { value: 'upload-link', label: 'Made an upload link for', kind: 'changes' },
  { value: 'upload-link-change', label: 'Changed an upload link of', kind: 'changes' },
  { value: 'documents-request', label: 'Requested documents about', kind: 'changes' },
  { value: 'reminders-change', label: 'Paused or resumed reminders about', kind: 'changes' },
  { value: 'checklist-change', label: 'Changed the checklist of', kind: 'changes' },
  { value: 'verdict', label: 'Judged a document of', kind: 'changes' },
  { value: 'document-change', label: 'Moved or renamed a document of', kind: 'changes' },
  { value: 'document-delete', label: 'Deleted a document of', kind: 'changes' },
  { value: 'document-restore', label: 'Brought back a deleted document of', kind: 'changes' },
  { value: 'person-delete', label: 'Deleted the data of', kind: 'changes' },
  { value: 'message-change', label: 'Marked a message', kind: 'changes' },
  { value: 'message-reply', label: 'Answered a message', kind: 'changes' },
  { value: 'message-link', label: 'Said whether a message belongs to the file of', kind: 'changes' },
  { value: 'message-delete', label: 'Deleted a message', kind: 'changes' },
  { value: 'message-restore', label: 'Brought back a deleted message', kind: 'changes' },
  { value: 'text-change', label: 'Changed a text', kind: 'changes' },
  { value: 'post-change', label: 'Changed a post', kind: 'changes' },
  { value: 'category-change', label: 'Changed a category', kind: 'changes' },
  { value: 'price-change', label: 'Set the price', kind: 'changes' },
  { value: 'rule-change', label: 'Changed a state rule', kind: 'changes' },
  { value: 'rules-adopted', label: 'Took over suggested state rules', kind: 'changes' },
  { value: 'rule-check', label: 'Confirmed a state rule', kind: 'changes' },
  { value: 'checklists-changed', label: 'Changed what people are asked for', kind: 'changes' },
  { value: 'template-change', label: 'Changed a template for mails', kind: 'changes' },
  { value: 'signatures-changed', label: 'Changed who has to sign payments', kind: 'changes' },
  { value: 'offer-days-changed', label: 'Changed how long offers stand', kind: 'changes' },
  { value: 'our-word-changed', label: 'Changed whether visitors read how we kept our word', kind: 'changes' },
  { value: 'link-days-changed', label: 'Changed how long links to case pages work', kind: 'changes' },
  { value: 'clocks-changed', label: 'Changed opening hours, clocks or the morning mail', kind: 'changes' },
  { value: 'reply-address', label: 'Changed where answers to mails go', kind: 'changes' },
  { value: 'retention-changed', label: 'Changed how long data is kept', kind: 'changes' },
  { value: 'retention', label: 'Deleted what was kept long enough', kind: 'changes' },
  /** For any change without a name of its own; the request says what it was. */
  { value: 'change', label: 'Made a change', kind: 'changes' },
  { value: 'change-refused', label: 'Was refused a change of', kind: 'changes' },

  { value: 'sign-in', label: 'Signed in', kind: 'sign-ins' },
  { value: 'sign-in-refused', label: 'Gave a wrong password', kind: 'sign-ins' },
  { value: 'sign-in-slowed', label: 'Was told to wait after many wrong passwords', kind: 'sign-ins' },
  { value: 'sign-out', label: 'Signed out', kind: 'sign-ins' },
  { value: 'password-changed', label: 'Changed the password', kind: 'sign-ins' },
  { value: 'second-factor-refused', label: 'Gave a wrong code or passkey', kind: 'sign-ins' },
  { value: 'passkey-added', label: 'Added a passkey', kind: 'sign-ins' },
  { value: 'passkey-removed', label: 'Removed a passkey', kind: 'sign-ins' },
  { value: 'authenticator-app-on', label: 'Turned the authenticator app on', kind: 'sign-ins' },
  { value: 'authenticator-app-off', label: 'Turned the authenticator app off', kind: 'sign-ins' },
  { value: 'recovery-codes-made', label: 'Made recovery codes', kind: 'sign-ins' },
  { value: 'password-reset', label: 'Reset the password by a mailed link', kind: 'sign-ins' },
  { value: 'owner-rescued', label: 'Reset the first owner at the machine', kind: 'sign-ins' },

  { value: 'person-invited', label: 'Invited somebody', kind: 'people' },
  { value: 'invitation-withdrawn', label: 'Withdrew an invitation', kind: 'people' },
  { value: 'invitation-accepted', label: 'Accepted an invitation', kind: 'people' },
  { value: 'role-changed', label: 'Changed somebody’s role', kind: 'people' },
  { value: 'right-changed', label: 'Changed what somebody may do', kind: 'people' },
  { value: 'person-renamed', label: 'Changed somebody’s name', kind: 'people' },
  { value: 'person-disabled', label: 'Disabled somebody', kind: 'people' },
  { value: 'person-enabled', label: 'Enabled somebody', kind: 'people' },
  { value: 'profile-changed', label: 'Changed the own name or email', kind: 'people' },
  { value: 'team-settings-changed', label: 'Changed whether a second factor is required', kind: 'people' },

  { value: 'log-open', label: 'Read the access log', kind: 'log' },
  { value: 'log-export', label: 'Exported the access log', kind: 'log' },
  { value: 'log-check', label: 'Checked the access log', kind: 'log' },
  { value: 'log-prune', label: 'Removed the oldest entries', kind: 'log' },
  { value: 'contract-check', label: 'Compared contracts with the access log', kind: 'log' },
] as const satisfies readonly (Choice & { kind: AccessKind })[]

/** Where many applications are read at once. */
export const listPlaces = [
  { value: 'list', label: 'in the list' },
  { value: 'board', label: 'on the board' },
  { value: 'today', label: 'on Today' },
  { value: 'selection', label: 'in a selection' },
  { value: 'upload-links', label: 'with their upload links' },
] as const satisfies readonly Choice[]
export type ListPlace = (typeof listPlaces)[number]['value']

export type AccessAction = (typeof accessActions)[number]['value']
export const accessActionValues = valuesOf(accessActions)

export const actionsOfKind = (kind: AccessKind): AccessAction[] =>
  accessActions.flatMap((action) => (action.kind === kind ? [action.value] : []))

export const accessPageSize = 100

/** Entries stay this long, and longer while their application exists. */
export const accessLogYears = 7
