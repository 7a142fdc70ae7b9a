import { HttpProblem } from '#lib/errors.ts'
import { createGate } from '#lib/gate.ts'
import type { Paper } from '../paper.ts'
import type { PrintedPages } from './print-paper.ts'
import { createPrintThread } from './print-thread.ts'

/** A paper takes half a second of one core, and nobody waits longer than this many of them. */
const mostInAll = 8
/** One at work and one that waits: a reader that asks twice gets both. */
const mostOfOne = 2

export class PrinterBusy extends HttpProblem {
  constructor() {
    super(503, 'Other papers are being printed right now. Please try again in a few seconds.')
    this.name = 'PrinterBusy'
    this.retryAfter = 3
  }
}

export type Printing = {
  /** `about` is whose paper it is. */
  print: (about: string, paper: Paper) => Promise<PrintedPages>
  close: () => Promise<void>
}

/** Prints one paper at a time, and refuses at once when too many wait. */
export function createPrinting(thread = createPrintThread()): Printing {
  const inTurn = createGate(1)
  const asked = new Map<string, number>()
  let inAll = 0
  return {
    async print(about, paper) {
      const ofOne = asked.get(about) ?? 0
      if (ofOne >= mostOfOne || inAll >= mostInAll) throw new PrinterBusy()
      asked.set(about, ofOne + 1)
      inAll += 1
      try {
        return await inTurn(() => thread.print(paper))
      } finally {
        inAll -= 1
        const left = (asked.get(about) ?? 1) - 1
        if (left > 0) asked.set(about, left)
        else asked.delete(about)
      }
    },
    close: thread.close,
  }
}
