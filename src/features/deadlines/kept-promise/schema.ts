import { z } from 'zod'
import { type KeptColumn, type KeptPromise, leastAnswers } from '#site/kept-promise.ts'

export const ourWordSchema = z.object({
  isShown: z.boolean(),
  /** How many promises were due or answered in the last 30 days. */
  files: z.int().min(0),
  least: z.int(),
})
export type OurWord = z.output<typeof ourWordSchema>

export const ourWordChangeSchema = z.strictObject({ isShown: z.boolean() })

/** A promise that was due, or an answer that left. No minutes: nobody has answered. */
export type Promised = { minutes: number | null; isOnTime: boolean }

type Counting = { day: string; promisedHours: number }

export function countKept(promises: readonly Promised[], { day, promisedHours }: Counting): KeptPromise {
  const files = promises.length
  if (files < leastAnswers) return { files, told: null }
  const answered = promises.flatMap(({ minutes }) => minutes ?? [])
  return {
    files,
    told: {
      ...{ day, promisedHours },
      onTime: promises.filter(({ isOnTime }) => isOnTime).length,
      waiting: files - answered.length,
      medianMinutes: findMedian(answered, files),
      columns: fillColumns(promises, promisedHours),
    },
  }
}

/** Somebody who still waits comes after everybody who doesn't. */
function findMedian(minutes: readonly number[], files: number): number | null {
  const sorted = minutes.toSorted((one, other) => one - other)
  const lower = sorted[Math.ceil(files / 2) - 1]
  const upper = sorted[Math.floor(files / 2)]
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2)
}

/** So many columns up to the promise, and as many after it. Twenty-four hours have one each. */
const columnsBefore = 24

function fillColumns(promises: readonly Promised[], promisedHours: number): KeptColumn[] {
  const width = Math.ceil(promisedHours / columnsBefore)
  const count = 2 * Math.ceil(promisedHours / width)
  const columns: KeptColumn[] = Array.from({ length: count + 1 }, (_, place) => ({
    from: place * width,
    to: place < count ? (place + 1) * width : null,
    onTime: 0,
    late: 0,
  }))
  for (const { minutes, isOnTime } of promises) {
    if (minutes === null) continue
    const column = columns[Math.min(Math.max(0, Math.ceil(minutes / 60 / width) - 1), count)]
    if (column) column[isOnTime ? 'onTime' : 'late'] += 1
  }
  return columns
}
