import { type ApplicantRole, applicantRoleValues } from '#site/choices/applications.ts'

/** What was typed so far, in the browser and nowhere else. Every value is the text that stands in its field. */
export type Draft = {
  values: Record<string, string>
  /** Counted from 0. */
  step: number
  /** Sent with the application, so that sending it twice keeps it once. */
  key: string
  /** Sent once already, with an unknown end: an edit then makes it another application, which needs a key of its own. */
  attempted: boolean
  startedAt: number
  savedAt: number
}

const lifetime = 7 * 24 * 60 * 60_000
const storageKey = (role: ApplicantRole) => `application-draft-${role}`

export function newDraft(values: Record<string, string> = {}): Draft {
  const now = Date.now()
  return { values, step: 0, key: newKey(), attempted: false, startedAt: now, savedAt: now }
}

/** Browsers offer randomUUID on https and on localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function readDraft(role: ApplicantRole): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(role)) ?? 'null')
    if (!isDraft(stored)) return undefined
    if (Date.now() - stored.savedAt < lifetime) return stored
    localStorage.removeItem(storageKey(role))
  } catch {
    // Storage is forbidden, or holds what we did not write.
  }
  return undefined
}

/** Answers whether the browser has kept it. */
export function keepDraft(role: ApplicantRole, draft: Draft): boolean {
  try {
    localStorage.setItem(storageKey(role), JSON.stringify({ ...draft, savedAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(role: ApplicantRole) {
  try {
    localStorage.removeItem(storageKey(role))
  } catch {
    // Then there is none.
  }
}

export type UnfinishedDraft = { role: ApplicantRole; draft: Draft }

export const unfinishedDrafts = (): UnfinishedDraft[] =>
  applicantRoleValues.flatMap((role) => {
    const draft = readDraft(role)
    return draft ? [{ role, draft }] : []
  })

function isDraft(stored: unknown): stored is Draft {
  if (!(stored instanceof Object)) return false
  const { values, step, key, savedAt } = stored as Partial<Draft>
  return (
    values instanceof Object && typeof key === 'string' && Number.isInteger(step) && Number.isFinite(savedAt)
  )
}
