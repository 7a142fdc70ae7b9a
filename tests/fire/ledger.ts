import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createSending, type Sending } from './sending.ts'

/** One write that the site has acknowledged: what a client may rely on from then on. */
export type Acknowledgment = {
  number: number
  what: 'application' | 'document' | 'message'
  /** Of the application or the message. */
  id: string
  at: number
  /** From the first try to the acknowledgment. */
  ms: number
}

type Line = { begun: number } | Acknowledgment

/**
 * What was sent and what was acknowledged, written down at once: a proof that was stopped goes on from here, and sends again,
 * with the same keys, what was never answered.
 */
export function openLedger(path: string, seed: string) {
  const lines: Line[] = existsSync(path)
    ? readFileSync(path, 'utf8').split('\n').filter(Boolean).map(parse)
    : []
  const begun = new Set<number>()
  const acknowledged: Acknowledgment[] = []
  const known = new Map<string, Acknowledgment>()
  const nameOf = ({ number, what }: Pick<Acknowledgment, 'number' | 'what'>) => `${what} ${number}`
  const note = (line: Line) => {
    if ('begun' in line) return void begun.add(line.begun)
    acknowledged.push(line)
    known.set(nameOf(line), line)
  }
  lines.forEach(note)
  const write = (line: Line) => {
    note(line)
    appendFileSync(path, `${JSON.stringify(line)}\n`)
  }
  const isDone = ({ number, parts }: Sending) => parts.every((what) => known.has(nameOf({ number, what })))
  return {
    acknowledged: acknowledged as readonly Acknowledgment[],
    countBegun: () => begun.size,
    begin(): Sending {
      const number = begun.size
      write({ begun: number })
      return createSending(seed, number)
    },
    /** Answers what was acknowledged for the same part before, if anything. */
    acknowledge(line: Acknowledgment): Acknowledgment | undefined {
      const before = known.get(nameOf(line))
      if (!before) write(line)
      return before
    },
    listUnfinished: () =>
      [...begun].map((number) => createSending(seed, number)).filter((sending) => !isDone(sending)),
    sendingOf: (number: number) => createSending(seed, number),
  }
}

export type Ledger = ReturnType<typeof openLedger>

/** The last line may be cut: its writer was killed, and nothing relies on it. */
function parse(line: string): Line {
  try {
    return JSON.parse(line)
  } catch {
    return { begun: 0 }
  }
}
