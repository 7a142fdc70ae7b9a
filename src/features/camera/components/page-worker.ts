import { createPageMaker, type PageMaker } from './page-maker.ts'

/** Work for the thread beside the page. */
export type Order = {
  [Name in keyof PageMaker]: { id: number; name: Name; input: Parameters<PageMaker[Name]> }
}[keyof PageMaker]
export type Answer = { id: number; value?: unknown; failed?: true }

const maker = createPageMaker()

self.addEventListener('message', async ({ data: order }: MessageEvent<Order>) => {
  const answer = (message: Answer) => {
    const { preview } = (message.value ?? {}) as { preview?: ImageBitmap }
    self.postMessage(message, { transfer: preview ? [preview] : [] })
  }
  try {
    const work = maker[order.name] as (...input: readonly unknown[]) => Promise<unknown>
    answer({ id: order.id, value: await work(...order.input) })
  } catch {
    answer({ id: order.id, failed: true })
  }
})
