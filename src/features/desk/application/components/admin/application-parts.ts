import { answerTabs } from '#features/review/content.ts'

/** Addresses still name the parts as tabs. */
const parts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(answerTabs.map(({ id }) => [id, 'file-answers'])),
  documents: 'file-documents',
  messages: 'file-activity',
  notes: 'file-activity',
  timeline: 'file-activity',
  firm: 'file-firm',
  person: 'file-person',
}

export const partOfTab = (tab: string | undefined) =>
  tab !== undefined && Object.hasOwn(parts, tab) ? parts[tab] : undefined
