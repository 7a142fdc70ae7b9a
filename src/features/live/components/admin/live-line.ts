import { answerOf, createApi, untilAbandoned } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { News } from '#lib/live/news.ts'
import type { liveApi } from '../../api.ts'
import type { Presence } from '../../schema.ts'
import { openStream } from './live-stream.ts'
import { pauseFor } from './pause.ts'

const api = createApi<RoutesOf<typeof liveApi>>()

const sendPlace = (body: { applicationId: string | null; tab: string }) =>
  api.PUT('/api/admin/live/place', { body })

const sayGoodbye = (tab: string) => {
  const body = JSON.stringify({ applicationId: null, tab })
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/admin/live/place', { method: 'PUT', headers, body, keepalive: true }).catch(() => {})
}

/** What the tab with the stream tells the others of its browser. */
export type LineMessage = { mark?: string } & (
  | { type: 'news'; news: News[] }
  | { type: 'presence'; presence: Presence[] }
  /** There is a new stream, which knows nobody's place. */
  | { type: 'hello' }
  /** More was missed than can be told. */
  | { type: 'anew' }
  | { type: 'beat' }
  | { type: 'placed'; tab: string; applicationId: string | null }
)

export type Line = {
  /** Says which file this tab has open. */
  put: (applicationId: string | null) => void
  leave: () => void
}

/** Without a stream, news are asked for this often, not by everybody at the same moment. */
const askEvery = 15_000
/** A tab that hears nothing for this long, not even a beat, asks for itself. */
const silence = 45_000
/** A stream that seldom ends was cut by a restart, by another network, or with its session: then it is asked soon. */
const seldom = 30_000
const soon = 1_500
const jitter = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2)

/**
 * Hears the news in every tab, over one stream per browser: browsers allow six connections to a server, and a seventh
 * tab would load nothing. Whoever has the lock has the stream; when that tab closes, the next one takes over.
 */
export function joinLine(
  { personId, mark: begin }: { personId: string; mark: string },
  onMessage: (message: LineMessage) => void,
): Line {
  const name = `live ${personId}`
  const tab = Math.random().toString(36).slice(2)
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  const signal = AbortSignal.any([leaving.signal, untilAbandoned()])
  let mark = begin
  let heardAt = Date.now()
  let place: string | null = null
  let placed: string | null = null
  let putting: ReturnType<typeof setTimeout> | undefined
  let lastPut: Promise<unknown> = Promise.resolve()

  /** One after the other: the last one said is the last one known. */
  const putPlace = (applicationId: string | null, whose = tab) => {
    if (whose === tab) placed = applicationId
    lastPut = lastPut.then(() => sendPlace({ applicationId, tab: whose })).catch(() => {})
  }
  const putOwn = () => {
    putPlace(place)
    channel.postMessage({ type: 'placed', tab, applicationId: place } satisfies LineMessage)
  }
  const receive = (message: LineMessage) => {
    heardAt = Date.now()
    mark = message.mark ?? mark
    if (message.type === 'hello' && place) putOwn()
    onMessage(message)
  }
  const tell = (message: LineMessage) => {
    if (signal.aborted) return
    channel.postMessage(message)
    receive(message)
  }
  channel.onmessage = ({ data }: MessageEvent<LineMessage>) => receive(data)

  async function ask() {
    const query = { after: mark }
    const page = await answerOf(api.GET('/api/admin/live/news', { params: { query } }))
    tell(page.isGap ? { type: 'anew', mark: page.mark } : { type: 'news', news: page.news, mark: page.mark })
    tell({ type: 'presence', presence: page.presence })
    // Without a stream, a place lasts less than a minute.
    if (place) putPlace(place)
  }

  /** Keeps a stream open; while there is none, asks. */
  async function lead(isShared: boolean) {
    const stopWatching = isShared ? watchTabs() : () => {}
    let endedAt = 0
    while (!signal.aborted) {
      const mayStream = isShared || document.visibilityState === 'visible'
      const hasBegun = mayStream && (await openStream({ mark, tell, ask, isShared, signal }))
      const isSeldom = Date.now() - endedAt > seldom
      endedAt = Date.now()
      await pauseFor(jitter(hasBegun && isSeldom ? soon : askEvery), signal)
      // Somebody has to sign in first, and is asked to already.
      while (!signal.aborted && document.documentElement.hasAttribute('data-locked'))
        await pauseFor(2_000, signal)
      if (!signal.aborted) await ask().catch(() => {})
    }
    stopWatching()
  }

  /** A tab that crashed says no goodbye, but its lock is free. */
  function watchTabs() {
    const placed = new Set<string>()
    const note = ({ data }: MessageEvent<LineMessage>) => {
      if (data.type === 'placed') placed[data.applicationId ? 'add' : 'delete'](data.tab)
    }
    const look = async () => {
      if (placed.size === 0) return
      const { held = [] } = await navigator.locks.query()
      const open = new Set(held.map((lock) => lock.name))
      for (const other of placed) {
        if (open.has(`${name} ${other}`)) continue
        placed.delete(other)
        putPlace(null, other)
      }
    }
    channel.addEventListener('message', note)
    const timer = setInterval(() => void look().catch(() => {}), 4_000)
    return () => clearInterval(timer)
  }

  const untilLeft = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  // Only a page that came over HTTPS has locks. Without them a tab has a stream while it is looked at.
  if ('locks' in navigator) {
    void navigator.locks.request(`${name} ${tab}`, { signal }, untilLeft).catch(() => {})
    void navigator.locks.request(name, { signal }, () => lead(true)).catch(() => {})
  } else void lead(false)

  const watchdog = setInterval(() => {
    if (Date.now() - heardAt > silence && !document.documentElement.hasAttribute('data-locked'))
      void ask().catch(() => {})
  }, jitter(askEvery))

  // There is no time to wait for an answer, and nobody left to be told that the session has ended.
  const goAway = () => placed && sayGoodbye(tab)
  const comeBack = () => place && putOwn()
  window.addEventListener('pagehide', goAway)
  window.addEventListener('pageshow', comeBack)

  return {
    put(applicationId) {
      if (applicationId === place) return
      place = applicationId
      // From one file to the next there is a moment without any, which is nobody's business.
      clearTimeout(putting)
      putting = setTimeout(putOwn, 50)
    },
    leave() {
      clearTimeout(putting)
      goAway()
      clearInterval(watchdog)
      window.removeEventListener('pagehide', goAway)
      window.removeEventListener('pageshow', comeBack)
      leaving.abort()
      channel.close()
    },
  }
}
