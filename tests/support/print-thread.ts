import { createGate } from '#lib/gate.ts'
import { createPrintThread, type PrintThread } from '#lib/papers/print/print-thread.ts'

const thread = createPrintThread()
const inTurn = createGate(1)

/** One thread for all tests of a process: to start one takes longer than a paper. It ends with its process. */
export const testPrintThread: PrintThread = {
  print: (paper) => inTurn(() => thread.print(paper)),
  close: async () => {},
}
