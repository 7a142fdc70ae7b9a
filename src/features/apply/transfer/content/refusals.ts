import { answersIn } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
import type { OpeningRefusal } from '../data.ts'
import type { CreationRefusal, WritingRefusal } from '../mutations.ts'
import { callWords } from './calls.ts'

export const creationRefusals = answersIn<CreationRefusal>(
  { 'name-taken': 409, 'no-room': 503 },
  pick(callWords, ({ creation }) => creation),
)

export const writingRefusals = answersIn<WritingRefusal>(
  { unknown: 404, stale: 409, 'no-room': 503 },
  pick(callWords, ({ writing }) => writing),
)

export const openingRefusals = answersIn<OpeningRefusal>(
  { unknown: 404, used: 410 },
  pick(callWords, ({ opening }) => opening),
)
