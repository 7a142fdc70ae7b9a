import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'

/** A message that is being written. Its key stays the same until we have it, so sending twice keeps it once. */
export type MessageDraft = { reference: string; text: string; submissionKey: string }

export const newDraft = (reference: string): MessageDraft => ({
  reference,
  text: '',
  submissionKey: makeSubmissionKey(),
})

/** Sealed, and as long as the tab. */
export const keptMessage = createSealedStore<MessageDraft>({
  name: 'case-message',
  parse: (stored) =>
    'text' in stored && typeof stored.text === 'string'
      ? { ...newDraft(''), ...stored, text: stored.text }
      : undefined,
  place: () => 'tab',
})
