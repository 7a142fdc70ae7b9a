import type { ApplicantRole } from '#domain/applications.ts'
import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'

/** What a caller has said so far. */
export type PhoneDraft = {
  role: ApplicantRole
  /** The text in each field. */
  values: Record<string, string>
  /** The agreements that were read aloud. */
  read: string[]
  /** Whose call it is: nobody else at this computer is shown it. */
  personId: string
  /** Sent with it, so that sending it twice keeps it once. */
  key: string
}

export const newPhoneDraft = (personId: string): PhoneDraft => ({
  role: 'plaintiff',
  values: {},
  read: [],
  personId,
  key: makeSubmissionKey(),
})

/** Sealed, and only in this tab: a reload, a sign-in or a lost line loses nothing. */
export const keptPhoneDraft = createSealedStore<PhoneDraft>({
  name: 'phone-application',
  parse: (stored) => ({ ...newPhoneDraft(''), ...stored }),
  place: () => 'tab',
})

export const isBegun = ({ values, read }: PhoneDraft) =>
  read.length > 0 || Object.values(values).some((value) => value.trim() !== '')
