/**
 * Moves the clock of the whole process, and of the embedded database in it, while a demo is made. Nothing
 * else runs then, so the program writes what happened months ago just as it would have then.
 */
export async function withDemoClock<Result>(
  run: (setNow: (moment: number) => void) => Promise<Result>,
): Promise<Result> {
  const RealDate = globalThis.Date
  let now = RealDate.now()
  class DemoDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(now)
      // Year, month and so on come as several arguments, and all pass through.
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
