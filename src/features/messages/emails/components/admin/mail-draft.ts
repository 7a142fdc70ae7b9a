import { useState } from 'react'
import { z } from 'zod'
import { casePartyValues } from '#domain/case-file.ts'
import { templateVariableValues } from '#domain/speaking.ts'
import { formatTime } from '#site/staff-format.ts'
import type { ApplicationEmail } from '../../schema.ts'

const filled = z.array(z.object({ variable: z.enum(templateVariableValues), value: z.string() }))

const draftSchema = z.object({
  party: z.enum(casePartyValues),
  subject: z.string(),
  text: z.string(),
  documentIds: z.array(z.string()),
  /** What a template filled in, in order: the writer looks at it before sending. */
  filledSubject: filled,
  filledText: filled,
})
export type MailDraft = z.output<typeof draftSchema>

const emptyDraft: MailDraft = {
  party: 'applicant',
  subject: '',
  text: '',
  documentIds: [],
  filledSubject: [],
  filledText: [],
}

const readDraft = (stored: string | undefined): MailDraft =>
  (stored && draftSchema.safeParse(JSON.parse(stored)).data) || emptyDraft

const hasWords = ({ subject, text }: MailDraft) => subject.trim() !== '' || text.trim() !== ''

/** The tab keeps a mail per application until it is sent. A mail that was taken back goes on as it was. */
export function useMailDraft(
  drafts: Map<string, string>,
  applicationId: string,
  undone: ApplicationEmail | undefined,
) {
  const place = `${applicationId} mail`
  const [draft, keep] = useState(() =>
    undone
      ? { ...emptyDraft, party: undone.party, subject: undone.subject, text: undone.text }
      : readDraft(drafts.get(place)),
  )
  const [keptAt, setKeptAt] = useState<string>()
  function setDraft(next: MailDraft) {
    keep(next)
    drafts.set(place, hasWords(next) ? JSON.stringify(next) : '')
    setKeptAt(formatTime(new Date()))
  }
  return {
    draft,
    keptAt,
    isBegun: hasWords(draft),
    change: (part: Partial<MailDraft>) => setDraft({ ...draft, ...part }),
    clear: () => setDraft({ ...emptyDraft, party: draft.party }),
  }
}
