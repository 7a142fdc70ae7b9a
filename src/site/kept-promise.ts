/** Fewer answers would tell about single people, and one good or bad day would look like a habit. */
export const leastAnswers = 20

/** Of so many days, up to the moment of counting. */
export const countedDays = 30

/** How we kept the promised time. Below `leastAnswers`, nothing but how many there were. */
export type KeptPromise = { files: number; told: KeptFigures | null }

export type KeptFigures = {
  /** The day of counting, in the office's time zone. */
  day: string
  promisedHours: number
  onTime: number
  /** Promised by now, and still without an answer. They count as late. */
  waiting: number
  /** Within so many minutes half of the people had their answer; null if fewer did. */
  medianMinutes: number | null
  columns: readonly KeptColumn[]
}

/** Answers after `from` hours and not more than `to`; the last column has no end. */
export type KeptColumn = { from: number; to: number | null; onTime: number; late: number }

/** Rounded against us: “within 18 hours” is true, and 99.9% is not all of them. */
export const wholeHours = (minutes: number) => Math.max(1, Math.ceil(minutes / 60))
export const shareOnTime = (onTime: number, files: number) => Math.floor((100 * onTime) / files)
