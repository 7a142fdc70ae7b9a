import { createPageMaker, type PageMaker } from './page-maker.ts'
import type { Answer } from './page-worker.ts'

export type PageDesk = PageMaker & { close: () => void }

/** A thread of its own, so that a cheap phone's page stays alive. Without threads, the page does the work. */
export function openPageDesk(): PageDesk {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return { ...createPageMaker(), close: () => {} }
  }
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let orders = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failed) asked?.reject(new Error('the photo could not be read'))
    else asked?.resolve(data.value as never)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the thread is gone'))
    waiting.clear()
  })
  const order = (name: keyof PageMaker, input: readonly unknown[]) =>
    new Promise<never>((resolve, reject) => {
      orders += 1
      waiting.set(orders, { resolve, reject })
      const moved = input.filter((one) => one instanceof ImageBitmap)
      worker.postMessage({ id: orders, name, input }, moved)
    })
  return {
    look: (...input) => order('look', input),
    open: (...input) => order('open', input),
    finish: (...input) => order('finish', input),
    close: () => worker.terminate(),
  }
}
