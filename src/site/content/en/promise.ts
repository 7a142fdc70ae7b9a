import { promisedHours } from '../../promised-hours.ts'

export const en = {
  /** The one promise. Every page, mail and certificate says it in these words. `promise-clock.ts` counts it. */
  sentence: (hours: number) =>
    `We answer within ${hours} hours, day and night, not counting Sundays, holidays and days we’re closed.`,
  /** Who else somebody waits for. */
  attorney: 'Waiting for your attorney is a second wait, and it doesn’t stop our clock.',
}

/** In the default texts; `fitToSite` puts the owner's number in its place. */
export const promise = en.sentence(promisedHours)
export const attorneyWait = en.attorney

/** Stands once on every page and in every mail that says “you owe nothing” or “risk-free”. The agreement has the exact words. */
export const concession =
  'The only exceptions are fraud and a broken agreement: misleading us on purpose, hiding a settlement, or promising the same part of the case to someone else.'
