import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { type Draft, isDraft, type Moving } from '#features/apply/drafts/components/draft.ts'
import { sealMoving, unsealMoving } from './moving-key.ts'

/** What travels from device to device, encrypted. */
export type MovedDraft = {
  format: 1
  role: ApplicantRole
  /** The device that has it now. */
  device: string
  /** Lets a device write and take it back. Whoever can read this has the key. */
  secret: string
  /** Without it the application was sent. */
  draft?: Draft
}

type Lock = Pick<Moving, 'name' | 'key'>

/** Undefined when it is too long. */
export function sealDraft(
  { name, key, secret }: Moving,
  { role, device, draft }: Pick<MovedDraft, 'role' | 'device' | 'draft'>,
): Promise<string | undefined> {
  const moved: MovedDraft = { format: 1, role, device, secret, ...(draft && { draft: strip(draft) }) }
  return sealMoving({ name, key }, moved)
}

/** Each device has a way of its own to the copy. */
function strip({ moving: _, ...draft }: Draft): Draft {
  return draft
}

/** Undefined with a wrong key. */
export async function unsealDraft(lock: Lock, ciphertext: string): Promise<MovedDraft | undefined> {
  const moved = await unsealMoving(lock, ciphertext)
  return moved instanceof Object && isMoved(moved) ? moved : undefined
}

function isMoved(moved: object): moved is MovedDraft {
  const { format, role, device, secret, draft }: Partial<MovedDraft> = moved
  return (
    format === 1 &&
    applicantRoleValues.some((value) => value === role) &&
    typeof device === 'string' &&
    typeof secret === 'string' &&
    (draft === undefined || isDraft(draft))
  )
}

/** Two drafts with the same answers, step and key say the same. */
export function contentOf({ values, marks = {}, step, key, attempted }: Draft): string {
  const sort = (record: object) => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
  const filled = sort(values).filter(([, value]) => value !== '')
  const past = sort(marks).map(([name, { dot, seen, others }]) => [name, dot, sort(seen), others])
  return JSON.stringify([filled, past, step, key, attempted])
}
