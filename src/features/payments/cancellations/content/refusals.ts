import { answersIn } from '#lib/refusals.ts'
import type { CancelRefusal } from '../mutations/locked.ts'
import { cancelRefusalWords } from './words.ts'

const statuses: Record<CancelRefusal, number> = {
  unknown: 404,
  'not known': 403,
  'not signed': 409,
  ended: 409,
  canceled: 409,
  noticed: 409,
  'no notice': 409,
  'not late': 409,
  'nothing sent': 409,
  'money came': 409,
  'key used': 409,
  mistaken: 422,
  'may not record': 403,
  'may not decide': 403,
}

export const cancelRefusals = answersIn(statuses, cancelRefusalWords)
