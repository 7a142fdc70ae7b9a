import type { Block, Cell, Type } from '#lib/papers/paper.ts'
import { binds, dollars, percent } from '../values.ts'
import type { Writer } from '../writer.ts'

/** By day, with the rate at the end of each step. */
export function scheduleOf(writer: Writer, type: Type): Block {
  const { content, say, words } = writer
  const { schedule } = content.figures
  return {
    kind: 'table',
    caption: say('front.schedule'),
    type,
    columns: [
      { head: say('front.from'), width: 0.32 },
      { head: say('front.through') },
      { head: say('front.owe'), align: 'right' },
      { head: say('front.rate'), align: 'right' },
    ],
    rows: [
      ...schedule.map(({ from, through, owed, yearlyRate }) => [
        words.date(from),
        words.date(through),
        dollars(owed),
        percent(yearlyRate),
      ]),
      laterRow(writer),
    ],
  }
}

/** The same for ever, once charges have stopped. */
function laterRow({ content, say, values }: Writer): Cell[] {
  const { schedule, maximum } = content.figures
  const day: Cell = { words: say('front.later'), columns: 2 }
  const last = schedule.at(-1)?.owed
  if (maximum !== null && maximum === last) return [day, values.maximum, say('front.lowerRate')]
  const more = maximum === null ? say('front.laterMore') : say('front.laterUpTo')
  return [day, { words: more, columns: 2 }]
}

/** By what the case pays, from nothing up: the examples of the figures, with New York's arithmetic where it binds. */
export function outcomesOf({ content, say, words }: Writer, type: Type): Block {
  const { outcomes, received, earlier } = content.figures
  // With earlier contracts the law’s sum isn’t what this one may take.
  const showsShares = binds(content, ['NY']) && earlier.length === 0
  return {
    kind: 'table',
    caption: say('front.outcomes'),
    type,
    columns: [
      { head: say('front.gross'), note: say('front.grossNote'), width: showsShares ? 0.26 : 0.5 },
      ...(showsShares
        ? ([
            { head: say('front.quarter'), align: 'right', width: 0.24 },
            { head: say('front.plusFunded'), align: 'right', width: 0.24 },
          ] as const)
        : []),
      { head: say('front.atMost'), align: 'right', width: showsShares ? 0.26 : 0.5 },
    ],
    rows: fromNothing(outcomes).map(({ gross, owed }) => [
      dollars(gross),
      ...(showsShares ? [dollars(gross / 4), gross === 0 ? words.noneGiven : dollars(received)] : []),
      dollars(owed),
    ]),
  }
}

type Outcome = { gross: number; owed: number }
const fromNothing = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.some(({ gross }) => gross === 0) ? outcomes : [{ gross: 0, owed: 0 }, ...outcomes]
