import type { News } from '#lib/live/news.ts'
import type { NewsPage, Presence } from '../../schema.ts'
import type { LineMessage } from './live-line.ts'

/** Longer than two beats of the server: then the line is dead, whatever the browser thinks. */
const silence = 50_000

type StreamOptions = {
  mark: string
  tell: (message: LineMessage) => void
  /** For what the stream has missed. */
  ask: () => Promise<void>
  /** One that is not shared ends when nobody looks. */
  isShared: boolean
  signal: AbortSignal
}

/** Tells what the stream brings until it ends. Resolves with whether it ever began. */
export function openStream({ mark, tell, ask, isShared, signal }: StreamOptions): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const source = new EventSource(`/api/admin/live?after=${encodeURIComponent(mark)}`)
  let hasBegun = false
  let timer = setTimeout(end, silence)

  function end() {
    clearTimeout(timer)
    source.close()
    signal.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', hide)
    resolve(hasBegun)
  }
  function hide() {
    if (!isShared && document.visibilityState === 'hidden') end()
  }
  const on = (name: string, take: (event: MessageEvent<string>) => void) =>
    source.addEventListener(name, (event: MessageEvent<string>) => {
      clearTimeout(timer)
      timer = setTimeout(end, silence)
      take(event)
    })

  on('hello', ({ data }) => {
    hasBegun = true
    const hello: Omit<NewsPage, 'news'> = JSON.parse(data)
    tell({ type: 'hello', mark: hello.mark })
    if (hello.isGap) tell({ type: 'anew' })
    tell({ type: 'presence', presence: hello.presence })
  })
  on('news', ({ data, lastEventId }) => {
    const entry: News = JSON.parse(data)
    tell({ type: 'news', news: [entry], ...(entry.id !== null && { mark: lastEventId }) })
  })
  on('presence', ({ data }) => {
    const presence: Presence = JSON.parse(data)
    tell({ type: 'presence', presence: [presence] })
  })
  on('gap', () => void ask().catch(() => {}))
  on('beat', () => tell({ type: 'beat' }))
  // The browser would try again by itself, but knows nothing of asking in between.
  source.addEventListener('error', end)
  signal.addEventListener('abort', end)
  document.addEventListener('visibilitychange', hide)
  return promise
}
