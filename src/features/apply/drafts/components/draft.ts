import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { placeByOwner } from '#lib/browser-store/browser.ts'
import { createSealedStore, week } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { mergeTabs } from './draft-answers.ts'
import { draftName } from './draft-name.ts'
import { keptSent } from './sent-application.ts'

/** The answers so far, kept in this browser. Each value is the text in its field. */
export type Draft = {
  values: Record<string, string>
  /** When each value was typed: of two tabs, the later one is right. */
  typedAt: Record<string, number>
  /** Counted from 0. */
  step: number
  /** The farthest step so far, if somebody went back from it. */
  reached?: number
  /** Sent with the application, so that sending it twice keeps it once. */
  key: string
  /** Sent once with unknown outcome: an edit now makes it a different application, which needs a new key. */
  attempted: boolean
  startedAt: number
  savedAt: number
  /** Only an application that moves between devices has these. */
  moving?: Moving
  /** The device that typed each value. */
  typedBy?: Record<string, string>
  /** Typed here, and not in the copy yet: by name, the value that was here before. */
  unsent?: Record<string, string>
  left?: LeftAnswer[]
}

/** Two devices answered one question at once. The form has one answer; this device keeps the other to show it. */
export type LeftAnswer = { name: string; value: string; isSettled?: boolean }

/** How this device reaches the copy that moves. */
export type Moving = {
  name: string
  /** Never sent. */
  key: string
  secret: string
  /** This device, for the others. */
  device: string
  /** Another device has it now, or has sent it. */
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

const drafts = { plaintiff: openStore('plaintiff'), attorney: openStore('attorney') } satisfies Record<
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

export const readDraft = (role: ApplicantRole) => drafts[role].read()

export const prepareDraft = (role: ApplicantRole) => drafts[role].prepare()

/** Answers whether the browser has kept it. */
export const keepDraft = (role: ApplicantRole, draft: Draft) =>
  drafts[role].keep({ ...draft, savedAt: Date.now() })

export const dropDraft = (role: ApplicantRole) => drafts[role].drop()

/** Calls back with what was typed in another tab. */
export const followDraft = (role: ApplicantRole, listener: (theirs: Draft) => void) =>
  drafts[role].follow(listener)

/** Takes everything to where it belongs once the question about the device is answered. */
export const settleDrafts = () =>
  Promise.all([...Object.values(drafts), keptSent].map((store) => store.settle()))

export type UnfinishedDraft = { role: ApplicantRole; draft: Draft }

export async function listUnfinishedDrafts(): Promise<UnfinishedDraft[]> {
  const read = applicantRoleValues.map(async (role) => ({ role, draft: await readDraft(role) }))
  return (await Promise.all(read)).flatMap(({ role, draft }) => (draft ? [{ role, draft }] : []))
}

export function isDraft(stored: object): stored is Omit<Draft, 'typedAt'> & Partial<Draft> {
  const { values, step, key, savedAt }: Partial<Draft> = stored
  return (
    values instanceof Object && typeof key === 'string' && Number.isInteger(step) && Number.isFinite(savedAt)
  )
}
