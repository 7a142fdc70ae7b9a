import { expect, test } from 'vitest'
import { createPrinting, PrinterBusy } from './printing.ts'

/** Work that ends when we say so. */
function startWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = { isRunning: false, end: resolve, run: async () => {} }
  work.run = async () => {
    work.isRunning = true
    await promise
    work.isRunning = false
  }
  return work
}

test('prints one paper at a time, whoever asks', async () => {
  const print = createPrinting()
  const [first, second] = [startWork(), startWork()]
  const done = [print('a', first.run), print('b', second.run)]
  await Promise.resolve()
  expect([first.isRunning, second.isRunning]).toEqual([true, false])
  first.end()
  await done[0]
  await Promise.resolve()
  expect([first.isRunning, second.isRunning]).toEqual([false, true])
  second.end()
  await Promise.all(done)
})

test('refuses a third print of one paper, and a ninth of all, with a time to come back', async () => {
  const print = createPrinting()
  const works = Array.from({ length: 8 }, startWork)
  const done = works.slice(0, 2).map(({ run }) => print('a', run))
  await expect(print('a', async () => {})).rejects.toThrow(PrinterBusy)
  done.push(...works.slice(2).map(({ run }, at) => print(`b${at}`, run)))
  await expect(print('c', async () => {})).rejects.toMatchObject({ status: 503, retryAfter: 3 })
  for (const { end } of works) end()
  await Promise.all(done)
  await expect(print('a', async () => 'again')).resolves.toBe('again')
})

test('a failed print gives its place back', async () => {
  const print = createPrinting()
  const fail = async () => {
    throw new Error('no font')
  }
  for (let at = 0; at < 20; at++) await expect(print('a', fail)).rejects.toThrow('no font')
})
