import { type Localized, localized } from '#site/locale.ts'
import { type Choice, type PublicChoice, valuesOf } from './choice.ts'

/** The applicant is the person who applied, even an attorney. */
export const caseParties = [
  { value: 'applicant', label: localized({ en: 'Applicant' }) },
  { value: 'firm', label: localized({ en: 'Law firm' }) },
] as const satisfies readonly PublicChoice[]

export type CaseParty = (typeof caseParties)[number]['value']
export const casePartyValues = valuesOf(caseParties)

/** Who gets a link: beside both parties the client of an attorney who applied, to read and sign the contract. */
export const linkPartyValues = [...casePartyValues, 'client'] as const
export type LinkParty = (typeof linkPartyValues)[number]

/** For how many days after a case was closed its links work: until the owner says otherwise, at least and at most. */
export const linkDays = { usual: 180, least: 30, most: 3650 }

/** Applicants never read "rejected". */
export const itemStates = [
  { value: 'needed', label: localized({ en: 'Needed' }) },
  { value: 'received', label: localized({ en: 'Received' }) },
  { value: 'accepted', label: localized({ en: 'Accepted' }) },
  { value: 'rejected', label: localized({ en: 'Send again' }) },
] as const satisfies readonly PublicChoice[]

export type ItemState = (typeof itemStates)[number]['value']
export const itemStateValues = valuesOf(itemStates)

/** The five words for a document, in the order of a list. Screens and mails use no others. */
export const itemLabels = [
  { value: 'again', label: localized({ en: 'Send again' }) },
  { value: 'needed', label: localized({ en: 'Needed' }) },
  { value: 'optional', label: localized({ en: 'If you have it' }) },
  { value: 'received', label: localized({ en: 'Received' }) },
  { value: 'accepted', label: localized({ en: 'Accepted' }) },
] as const satisfies readonly PublicChoice[]

export type ItemLabel = (typeof itemLabels)[number]['value']

type Labeled = { state: ItemState; isRequired: boolean; isUnavailable?: boolean }

/** `isAsked`: we asked for it, required or not. In a closed file nothing is needed anymore. */
export function labelItem(item: Labeled, { isAsked = false, isClosed = false } = {}): ItemLabel {
  if (isClosed) return item.state === 'accepted' ? 'accepted' : 'received'
  if (item.state === 'rejected') return 'again'
  if (item.state !== 'needed') return item.state
  return (item.isRequired || isAsked) && !item.isUnavailable ? 'needed' : 'optional'
}

/** "Anything else?" is an offer to send more, and nobody waits for it. */
export const isOffer = (item: { documentType: string; isRequired: boolean; state: ItemState }) =>
  item.documentType === 'other' && !item.isRequired && item.state === 'needed'

/** The sender reads these unless the reviewer writes their own words. */
export const rejectionReasons = [
  {
    value: 'not-readable',
    label: 'Not readable',
    sentence: localized({
      en: 'It’s too blurry or too dark to read. Lay it flat by a window and hold the phone right above it.',
    }),
  },
  {
    value: 'pages-missing',
    label: 'Pages are missing',
    sentence: localized({ en: 'Some pages are missing. Please send all of them, front and back.' }),
  },
  {
    value: 'too-old',
    label: 'Too old: we need newer ones',
    sentence: localized({ en: 'It’s too old for us to use. Please send the newest one you have.' }),
  },
  {
    value: 'somebody-else',
    label: 'About somebody else',
    sentence: localized({
      en: 'It seems to be about another person. Please check, and send the one about this case.',
    }),
  },
  {
    value: 'another-document',
    label: 'Another document than asked for',
    sentence: localized({
      en: 'This is another document than the one we asked for. Please send the one named here.',
    }),
  },
  { value: 'own-words', label: 'In my own words', sentence: localized({ en: '' }) },
] as const satisfies readonly (Choice & { sentence: Localized<string> })[]

export type RejectionReason = (typeof rejectionReasons)[number]['value']
export const rejectionReasonValues = valuesOf(rejectionReasons)

export const documentChannels = [
  { value: 'application', label: 'Right after applying' },
  { value: 'upload-link', label: 'By an upload link' },
  { value: 'case', label: 'On the case page' },
  { value: 'firm', label: 'On the firm’s page' },
  { value: 'desk', label: 'Added by the desk' },
] as const satisfies readonly Choice[]

export type DocumentChannel = (typeof documentChannels)[number]['value']
export const documentChannelValues = valuesOf(documentChannels)

export const messageAuthorValues = ['applicant', 'firm', 'desk'] as const
export type MessageAuthor = (typeof messageAuthorValues)[number]

/** Why we stop mailing about a request. */
export const requestEndings = [
  { value: 'done', label: 'Everything came' },
  { value: 'closed', label: 'The application was closed' },
  { value: 'opted-out', label: 'They asked for no more reminders' },
  { value: 'bounced', label: 'The address takes no mail' },
  { value: 'wrong-recipient', label: 'They said it is not for them' },
  { value: 'replaced', label: 'A newer request took its place' },
] as const satisfies readonly Choice[]

export type RequestEnding = (typeof requestEndings)[number]['value']
export const requestEndingValues = valuesOf(requestEndings)

/** Days after a request when we remind, at most three times. */
export const reminderDays = [2, 5, 10] as const

/** Whether a firm represents the person. */
export const representations = [
  { value: 'yes', label: localized({ en: 'Yes, we do' }) },
  { value: 'no', label: localized({ en: 'No' }) },
  { value: 'not-anymore', label: localized({ en: 'Not anymore' }) },
] as const satisfies readonly PublicChoice[]

export type Representation = (typeof representations)[number]['value']
export const representationValues = valuesOf(representations)

/** What applicants can correct by themselves. */
export const correctableFields = [
  { value: 'phone', label: localized({ en: 'Phone' }) },
  { value: 'email', label: localized({ en: 'Email' }) },
  { value: 'address', label: localized({ en: 'Mailing address' }) },
] as const satisfies readonly PublicChoice[]

export type CorrectableField = (typeof correctableFields)[number]['value']
export const correctableFieldValues = valuesOf(correctableFields)
