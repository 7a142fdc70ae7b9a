import { type Choice, valuesOf } from './choice.ts'

/** Kinds of data with an end date. `one` and `many` follow a number. */
export const retentionKinds = [
  {
    value: 'applications',
    label: 'Applications that were never funded',
    help: 'Counted from the last thing that anybody did with one. Approved and funded applications stay.',
    one: 'application',
    many: 'applications',
  },
  {
    value: 'messages',
    label: 'Messages from the contact page',
    help: 'With your replies. Counted from the last word of either side.',
    one: 'message',
    many: 'messages',
  },
  {
    value: 'declinedDocuments',
    label: 'Documents of declined applications',
    help: 'Counted from the day you declined. The application itself stays.',
    one: 'document of a declined application',
    many: 'documents of declined applications',
  },
  {
    value: 'spamUploads',
    label: 'Files that came with spam',
    help: 'Counted from the day they came in.',
    one: 'file that came with spam',
    many: 'files that came with spam',
  },
  {
    value: 'consentProofs',
    label: 'Proofs of consent of people you deleted',
    help: 'A code made from their email address and phone number, the version of the wording and the time. Counted from the day you deleted them.',
    one: 'proof of consent',
    many: 'proofs of consent',
  },
] as const satisfies readonly (Choice & { help: string; one: string; many: string })[]

export type RetentionKind = (typeof retentionKinds)[number]['value']
export const retentionKindValues = valuesOf(retentionKinds)

/** Ten years. */
export const mostMonths = 120
