import { createBrowserStore } from '#lib/browser-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { type ApplicantRole, applicantRoleValues } from '#site/choices/applications.ts'

/** The answers so far, kept only in this browser. Each value is the text in its field. */
export type Draft = {
  values: Record<string, string>
  /** Counted from 0. */
  step: number
  /** Sent with the application, so that sending it twice keeps it once. */
  key: string
  /** Sent once with unknown outcome: an edit now makes it a different application, which needs a new key. */
  attempted: boolean
  startedAt: number
  savedAt: number
}

const lifetime = 7 * 24 * 60 * 60_000

const openStore = (role: ApplicantRole) =>
  createBrowserStore<Draft>({
    storage: () => localStorage,
    key: `application-draft-${role}`,
    parse: (stored) => (isDraft(stored) ? stored : undefined),
    isExpired: ({ savedAt }) => Date.now() - savedAt >= lifetime,
  })

export function newDraft(values: Record<string, string> = {}): Draft {
  const now = Date.now()
  return { values, step: 0, key: makeSubmissionKey(), attempted: false, startedAt: now, savedAt: now }
}

export const readDraft = (role: ApplicantRole) => openStore(role).read()

/** Returns whether the browser kept it. */
export const keepDraft = (role: ApplicantRole, draft: Draft) =>
  openStore(role).keep({ ...draft, savedAt: Date.now() })

export const dropDraft = (role: ApplicantRole) => openStore(role).drop()

export type UnfinishedDraft = { role: ApplicantRole; draft: Draft }

export const listUnfinishedDrafts = (): UnfinishedDraft[] =>
  applicantRoleValues.flatMap((role) => {
    const draft = readDraft(role)
    return draft ? [{ role, draft }] : []
  })

function isDraft(stored: object): stored is Draft {
  const { values, step, key, savedAt }: Partial<Draft> = stored
  return (
    values instanceof Object && typeof key === 'string' && Number.isInteger(step) && Number.isFinite(savedAt)
  )
}
