/**
 * Lets the whole process believe that it is another moment, the embedded database included, which asks the same clock.
 * Only while a demo is being made: then nothing else runs, and what happened months ago is written by the program as it
 * would have been written then.
 */
export async function withDemoClock<Result>(
  run: (setNow: (moment: number) => void) => Promise<Result>,
): Promise<Result> {
  const RealDate = globalThis.Date
  let now = RealDate.now()
  class DemoDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(now)
      // Year, month and so on are given as several, and all are handed on.
      else super(...(given as [number]))
    }
    static override now() {
      return now
    }
  }
  globalThis.Date = DemoDate as DateConstructor
  try {
    return await run((moment) => {
      now = moment
    })
  } finally {
    globalThis.Date = RealDate
  }
}
