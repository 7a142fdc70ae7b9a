import { randomUUID } from 'node:crypto'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findLetterByKey, type LetterRow } from '../data/letters.ts'
import type { LetterWanted } from '../data/plan.ts'
import { draftLetter, dropLetter, type LetterServices } from './draft.ts'
import { type KeepRefusal, keepLetter, type LetterMaker } from './keep.ts'

/** What changes while a letter is printed makes it another letter. */
const mostTries = 3

export type Made = Outcome<{ letter: LetterRow; isNew: boolean }, KeepRefusal>

/** Computed and printed, then kept behind the file's lock. The same key again is the same letter. */
export async function makeLetter(
  services: LetterServices,
  wanted: LetterWanted,
  {
    submissionKey = randomUUID(),
    ...by
  }: Omit<LetterMaker, 'submissionKey'> & { submissionKey?: string | undefined },
): Promise<Made> {
  const { db, rowSealer } = services
  const maker = { ...by, submissionKey }
  const same = await findLetterByKey(db, wanted.applicationId, submissionKey)
  if (same) {
    const through = wanted.kind === 'payoff' ? wanted.goodThrough : null
    return same.kind === wanted.kind && same.goodThrough === through
      ? { ok: true, letter: same, isNew: false }
      : refuse('key used')
  }
  for (let tries = 1; tries <= mostTries; tries++) {
    const drafted = await draftLetter(services, wanted)
    if (!drafted.ok) return drafted
    const { draft } = drafted
    const made = await db.transaction(async (tx): Promise<Made> => {
      if (!(await lockFile(tx, wanted.applicationId))) return refuse('unknown')
      return keepLetter({ tx, rowSealer }, draft, maker)
    })
    if (!made.ok || !made.isNew) await dropLetter(services, draft)
    if (made.ok || made.reason !== 'changed') return made
  }
  return refuse('changed')
}
