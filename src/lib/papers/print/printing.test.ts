import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { longTable } from '../../../../tests/support/papers/hard-papers.ts'
import { sampleContract } from '../../../../tests/support/papers/sample-contract.ts'
import { sample } from '../../../../tests/support/sample.ts'
import type { Paper } from '../paper.ts'
import { type PrintedPages, printPages } from './print-paper.ts'
import { createPrintThread } from './print-thread.ts'
import { createPrinting, PrinterBusy } from './printing.ts'

const paper = sampleContract()

/** A printer whose papers are done when we say so. */
function openSlowPrinter() {
  const started: PromiseWithResolvers<PrintedPages>[] = []
  const print = async () => {
    const work = Promise.withResolvers<PrintedPages>()
    started.push(work)
    return work.promise
  }
  const done: PrintedPages = { bytes: Buffer.from('paper'), pages: 1, starts: [] }
  return { ...createPrinting({ print, close: async () => {} }), started, done }
}

test('prints one paper at a time, no matter who asks', async () => {
  const { print, started, done } = openSlowPrinter()
  const papers = [print('a', paper), print('b', paper)]
  expect(started).toHaveLength(1)
  started[0]?.resolve(done)
  await papers[0]
  await Promise.resolve()
  expect(started).toHaveLength(2)
  started[1]?.resolve(done)
  expect(await Promise.all(papers)).toEqual([done, done])
})

test('refuses a third print of one paper, and a ninth of all, with a time to come back', async () => {
  const { print, started, done } = openSlowPrinter()
  const papers = ['a', 'a'].map((about) => print(about, paper))
  await expect(print('a', paper)).rejects.toThrow(PrinterBusy)
  papers.push(...Array.from({ length: 6 }, (_, at) => print(`b${at}`, paper)))
  await expect(print('c', paper)).rejects.toMatchObject({ status: 503, retryAfter: 3 })
  for (const at of papers.keys()) {
    started[at]?.resolve(done)
    await papers[at]
    await Promise.resolve()
  }
  const again = print('a', paper)
  started.at(-1)?.resolve(done)
  await expect(again).resolves.toEqual(done)
})

test('a failed print gives its place back, and says what was wrong', async () => {
  const printing = openPrinting()
  const tooLong: Paper = { ...longTable, parts: longTable.parts.map((part) => ({ ...part, mostPages: 0 })) }
  for (let at = 0; at < 3; at++)
    await expect(printing.print('a', tooLong)).rejects.toThrow(/takes \d pages and may take 0/)
  expect((await printing.print('a', paper)).pages).toBeGreaterThan(1)
})

function openPrinting() {
  const printing = createPrinting(createPrintThread())
  onTestFinished(() => printing.close())
  return printing
}

test('prints the same bytes in its thread, in which nobody else waits', async () => {
  const printing = openPrinting()
  const { bytes } = await printPages(paper)
  let isDone = false
  let answers = 0
  const others = async () => {
    for (; !isDone; answers++) await readFile(new URL(import.meta.url))
  }
  const answered = others()
  const papers = await Promise.all(sample(['a', 'b', 'c'], 1).map((about) => printing.print(about, paper)))
  isDone = true
  await answered
  for (const printed of papers) expect(printed.bytes.equals(bytes)).toBe(true)
  expect(answers).toBeGreaterThan(20)
})
