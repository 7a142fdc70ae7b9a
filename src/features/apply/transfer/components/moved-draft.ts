import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { type Draft, isDraft, type Moving } from '#features/apply/drafts/components/draft.ts'
import { fromBase64, toBase64 } from '#lib/browser-store/seal.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { maxMovingBytes } from '../schema.ts'

export type MovedDraft = {
  format: 1
  role: ApplicantRole
  device: string
  /** Lets a device write and take it back. Reading it takes the key. */
  secret: string
  /** Missing once the application was sent. */
  draft?: Draft
}

type Lock = Pick<Moving, 'name' | 'key'>

/** Undefined if it's too long. */
export function sealDraft(
  { name, key, secret }: Moving,
  { role, device, draft }: Pick<MovedDraft, 'role' | 'device' | 'draft'>,
): Promise<string | undefined> {
  const moved: MovedDraft = { format: 1, role, device, secret, ...(draft && { draft: strip(draft) }) }
  return sealMoving({ name, key }, moved)
}

/** Each device has its own way to the copy, and knows by itself what to send and show. */
function strip({ moving: _, unsent: __, left: ___, ...draft }: Draft): Draft {
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

/** Equal for drafts that say the same. */
export function contentOf({ values, step, key, attempted }: Draft): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return JSON.stringify([filled.sort(([one], [other]) => (one < other ? -1 : 1)), step, key, attempted])
}

/**
 * The copy, plus what this device typed and hasn't sent. Unsent answers go in where the other device changed nothing
 * or left a blank. Where both typed, the device that has the draft keeps its answer, and the other answer is left
 * here to be shown.
 */
export function joinCopy(copy: Draft, mine: Draft, isHere: boolean): Draft {
  const device = mine.moving?.device ?? ''
  const values = { ...copy.values }
  const typedAt = { ...mine.typedAt }
  const typedBy = { ...copy.typedBy }
  const unsent: Draft['values'] = {}
  const left = [...(mine.left ?? [])]
  for (const [name, before] of Object.entries(mine.unsent ?? {})) {
    const [ours, theirs] = [mine.values[name] ?? '', copy.values[name] ?? '']
    if (ours === theirs) continue
    const isReplaceable = ['', before].includes(theirs) || copy.typedBy?.[name] === device
    if (isReplaceable || isHere) {
      values[name] = ours
      typedBy[name] = device
      unsent[name] = theirs
    }
    const value = isHere ? theirs : ours
    if (!isReplaceable && value) left.push({ name, value })
  }
  for (const name of Object.keys({ ...mine.values, ...values })) {
    values[name] ??= ''
    // Makes other tabs follow.
    if (values[name] !== (mine.values[name] ?? '')) typedAt[name] = (typedAt[name] ?? 0) + 1
  }
  const [lead, other] = isHere ? [mine, copy] : [copy, mine]
  const attempted = lead.attempted || (lead.key === other.key && other.attempted)
  const isOther = Object.entries(values).some(([name, value]) => value !== (lead.values[name] ?? ''))
  const attempt = attempted && isOther ? { key: makeSubmissionKey(), attempted: false } : { attempted }
  return { ...lead, ...attempt, values, typedAt, typedBy, unsent, left }
}

/** Whatever somebody typed since `sent` is still unsent. */
export function confirmSent(draft: Draft, sent: Draft): Draft {
  const later = Object.keys(draft.unsent ?? {}).flatMap((name) => {
    const value = sent.values[name] ?? ''
    return draft.values[name] === value ? [] : [[name, value]]
  })
  return { ...draft, unsent: Object.fromEntries(later) }
}

const algorithm = 'AES-GCM'
const ivBytes = 12
const tagBytes = 16
/** Every draft has one of these lengths, so that its length gives nothing away. */
const sizes = [1, 2, 4, 8].map((eighth) => (eighth * maxMovingBytes) / 8)

export const drawLetters = (bytes: number) =>
  toBase64(crypto.getRandomValues(new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 128 bits name a draft, 256 are its key. */
export const drawName = () => drawLetters(16)
export const drawKey = () => drawLetters(32)

export const isKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Ties the ciphertext to its name. */
const parametersOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(name),
})

const importKey = (key: string) =>
  crypto.subtle.importKey(
    'raw',
    fromBase64(key.replaceAll('-', '+').replaceAll('_', '/')),
    algorithm,
    false,
    ['encrypt', 'decrypt'],
  )

/** Undefined if it's too long. */
export async function sealMoving({ name, key }: { name: string; key: string }, value: object) {
  const words = new TextEncoder().encode(JSON.stringify(value))
  const size = sizes.find((bytes) => bytes >= ivBytes + words.length + tagBytes)
  if (size === undefined) return undefined
  // JSON may end with any number of spaces.
  const padded = new Uint8Array(size - ivBytes - tagBytes).fill(32)
  padded.set(words)
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(parametersOf(name, iv), await importKey(key), padded)
  const bytes = new Uint8Array(size)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), ivBytes)
  return toBase64(bytes)
}

/** Undefined with another key, or if it's damaged. */
async function unsealMoving({ name, key }: { name: string; key: string }, ciphertext: string) {
  try {
    const bytes = fromBase64(ciphertext)
    const plain = await crypto.subtle.decrypt(
      parametersOf(name, bytes.slice(0, ivBytes)),
      await importKey(key),
      bytes.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}
