import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { placeByOwner } from '#lib/browser-store/browser.ts'
import { createSealedStore, week } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { draftName } from '#site/returning.ts'
import { mergeTabs } from './draft-answers.ts'
import { keptSent } from './sent-application.ts'

export type Draft = {
  values: Record<string, string>
  /** When two tabs differ, the later value wins. */
  typedAt: Record<string, number>
  step: number
  /** The farthest step, once somebody goes back from it. */
  reached?: number
  /** Makes two sends one application. */
  key: string
  /** We sent it once and don't know the outcome: an edit makes it another application, which needs a new key. */
  attempted: boolean
  startedAt: number
  savedAt: number
  /** The rest is for an application that moves between devices. */
  moving?: Moving
  typedBy?: Record<string, string>
  /** Typed here and not in the copy yet, with the value before it. */
  unsent?: Record<string, string>
  left?: LeftAnswer[]
}

/** Two devices answered the same question. The form has one answer, and this device shows the other. */
export type LeftAnswer = { name: string; value: string; isSettled?: boolean }

export type Moving = {
  name: string
  /** Never sent. */
  key: string
  secret: string
  /** Tells this device from the others. */
  device: string
  /** Another device has it now, or sent it. */
  isAway?: boolean
  isSent?: boolean
}

const openStore = (role: ApplicantRole) =>
  createSealedStore<Draft>({
    name: draftName(role),
    parse: (stored) => (isDraft(stored) ? { ...stored, typedAt: stored.typedAt ?? {} } : undefined),
    isExpired: ({ savedAt }) => Date.now() - savedAt >= week,
    place: placeByOwner,
    merge: mergeTabs,
  })

export const drafts = { plaintiff: openStore('plaintiff'), attorney: openStore('attorney') } satisfies Record<
  ApplicantRole,
  unknown
>

export function newDraft(values: Record<string, string> = {}): Draft {
  const now = Date.now()
  return {
    values,
    typedAt: {},
    step: 0,
    key: makeSubmissionKey(),
    attempted: false,
    startedAt: now,
    savedAt: now,
  }
}

export const keepDraft = (role: ApplicantRole, draft: Draft) =>
  drafts[role].keep({ ...draft, savedAt: Date.now() })

/** Moves everything once somebody has said whose device this is. */
export const settleDrafts = () =>
  Promise.all([...Object.values(drafts), keptSent].map((store) => store.settle()))

export type UnfinishedDraft = { role: ApplicantRole; draft: Draft }

export async function listUnfinishedDrafts(): Promise<UnfinishedDraft[]> {
  const read = applicantRoleValues.map(async (role) => ({ role, draft: await drafts[role].read() }))
  return (await Promise.all(read)).flatMap(({ role, draft }) => (draft ? [{ role, draft }] : []))
}

export function isDraft(stored: object): stored is Omit<Draft, 'typedAt'> & Partial<Draft> {
  const { values, step, key, savedAt }: Partial<Draft> = stored
  return (
    values instanceof Object && typeof key === 'string' && Number.isInteger(step) && Number.isFinite(savedAt)
  )
}
