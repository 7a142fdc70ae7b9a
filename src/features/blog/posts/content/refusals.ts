import type { RefusalAnswers } from '#lib/refusals.ts'
import type { Refusal } from '../mutations.ts'

const taken = 'Another post has this slug. Please choose another one.'
const noCategory = 'This category does not exist any more'
const past = 'Choose a moment in the future'
const far = 'Choose a moment within a year'

export const refusals: RefusalAnswers<Refusal> = {
  unknown: [404, 'Post not found'],
  'slug taken': [409, taken, { slug: [taken] }],
  'changed meanwhile': [409, 'This post was changed since you opened it. Open it again to see the change.'],
  'no such category': [400, `${noCategory}.`, { categoryId: [noCategory] }],
  'published already': [409, 'This post is published already.'],
  'not scheduled': [409, 'This post is not scheduled.'],
  'too early': [400, `${past}.`, { scheduledAt: [past] }],
  'too late': [400, `${far}.`, { scheduledAt: [far] }],
}
