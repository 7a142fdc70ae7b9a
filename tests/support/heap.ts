import type { CDPSession, Page } from '@playwright/test'

type Usage = { usedSize: number; backingStorageSize?: number; embedderHeapUsedSize?: number }

const sum = ({ usedSize, backingStorageSize = 0, embedderHeapUsedSize = 0 }: Usage) =>
  usedSize + backingStorageSize + embedderHeapUsedSize

/** The browser's own count of what the page and its threads hold, asked many times a second. */
export async function watchHeap(page: Page) {
  const session = await page.context().newCDPSession(page)
  const threads = new Set<string>()
  const answers = new Map<number, (usage: Usage) => void>()
  let asked = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => threads.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => threads.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    answers.get(id)?.(result ?? { usedSize: 0 })
    answers.delete(id)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let peak = 0
  let threadPeak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const ofPage = (await session.send('Runtime.getHeapUsage')) as Usage
      const ofThreads = await Promise.all([...threads].map((thread) => askThread(session, thread)))
      threadPeak = Math.max(threadPeak, ...ofThreads.map(sum))
      peak = Math.max(
        peak,
        [ofPage, ...ofThreads].reduce((total, usage) => total + sum(usage), 0),
      )
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()

  function askThread(from: CDPSession, sessionId: string): Promise<Usage> {
    asked += 1
    const id = asked
    const answer = new Promise<Usage>((resolve) => {
      answers.set(id, resolve)
      // A thread at work answers when it's done.
      setTimeout(() => resolve({ usedSize: 0 }), 4_000)
    })
    const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' })
    from.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {})
    return answer
  }

  return async () => {
    isOver = true
    await watching
    await session.detach()
    return { peak, threadPeak }
  }
}
