import { answerOf, createApi, untilAbandoned } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { News } from '#lib/live/news.ts'
import type { liveApi } from '../../api.ts'
import type { NewsPage, Presence } from '../../schema.ts'

const api = createApi<RoutesOf<typeof liveApi>>()

type LineOptions = {
  mark: string
  onNews: (news: readonly News[]) => void
  onPresence: (presence: readonly Presence[]) => void
  /** More was missed than can be told. */
  onGap: () => void
  /** There is a stream again. The timeline tells what was missed, but not every change leaves an entry there. */
  onReturn: () => void
}

/** Without a stream, a tab asks for the news this often, and not at the same moment as all the others. */
const askEvery = 15_000
/** Longer than two beats of the server: the stream is dead, whatever the browser thinks. */
const silence = 50_000
/** A stream that seldom ends was cut by a restart, by another network, or with its session: then the tab asks soon. */
const seldom = 30_000
/** Before the server takes a session without a stream for gone. */
const soon = 1_500
/** From then on browsers run timers once a minute, too seldom to keep a place: the tab no longer counts as open. */
const longHidden = 4 * 60_000
const jitter = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2)

const isHidden = () => document.visibilityState === 'hidden'

/**
 * Streams while the tab is visible: browsers allow six connections to a server, and a seventh tab would load
 * nothing.
 */
export function joinLine({ mark: begin, onNews, onPresence, onGap, onReturn }: LineOptions) {
  const tab = Math.random().toString(36).slice(2)
  const leaving = new AbortController()
  const signal = AbortSignal.any([leaving.signal, untilAbandoned()])
  let mark = begin
  let stream: EventSource | undefined
  let hasHeard = false
  let endedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let place: string | null = null
  let placed: string | null = null
  let putting: ReturnType<typeof setTimeout> | undefined
  let lastPut: Promise<unknown> = Promise.resolve()

  /** One after the other: the last place said is the last one known. */
  function putPlace() {
    const body = { applicationId: place, tab }
    placed = place
    lastPut = lastPut.then(() => api.PUT('/api/admin/live/place', { body })).catch(() => {})
  }
  function takePage({ mark: now, isGap, presence, news }: NewsPage) {
    mark = now
    if (isGap) onGap()
    onNews(news)
    onPresence(presence)
    const isAway = isHidden() && Date.now() - endedAt > longHidden
    if (place && !isAway) putPlace()
  }
  async function ask() {
    const query = { after: mark }
    const page = await answerOf(api.GET('/api/admin/live/news', { params: { query } }))
    if (!signal.aborted) takePage(page)
  }

  function wait(milliseconds: number, then: () => void) {
    clearTimeout(timer)
    timer = setTimeout(then, milliseconds)
  }
  function listen() {
    const source = new EventSource(`/api/admin/live?after=${encodeURIComponent(mark)}`)
    const on = (name: string, take: (event: MessageEvent<string>) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        wait(silence, stop)
        take(event)
      })
    on('hello', ({ data }) => {
      takePage({ ...JSON.parse(data), news: [] })
      if (hasHeard) onReturn()
      hasHeard = true
    })
    on('news', ({ data, lastEventId }) => {
      const entry: News = JSON.parse(data)
      if (entry.id !== null) mark = lastEventId
      onNews([entry])
    })
    on('presence', ({ data }) => onPresence([JSON.parse(data)]))
    on('gap', () => void ask().catch(() => {}))
    on('beat', () => {})
    // The browser would try again by itself, but it wouldn't ask in between.
    source.addEventListener('error', stop)
    wait(silence, stop)
    stream = source
  }
  function stop() {
    stream?.close()
    stream = undefined
    const isSoon = isHidden() || Date.now() - endedAt > seldom
    endedAt = Date.now()
    wait(jitter(isSoon ? soon : askEvery), goOn)
  }
  async function goOn() {
    // Somebody has to sign in first, and the screen asks them to already.
    if (document.documentElement.hasAttribute('data-locked')) return wait(2_000, goOn)
    await ask().catch(() => {})
    if (signal.aborted || stream) return
    if (isHidden()) wait(jitter(askEvery), goOn)
    else listen()
  }
  function turn() {
    if (isHidden()) stop()
    else if (!stream) listen()
  }

  // There is no time to wait for an answer, and nobody is left to hear that the session has ended.
  function goAway() {
    const body = JSON.stringify({ applicationId: null, tab })
    const headers = { 'content-type': 'application/json' }
    if (placed)
      void fetch('/api/admin/live/place', { method: 'PUT', headers, body, keepalive: true }).catch(() => {})
  }
  const comeBack = () => place && putPlace()
  document.addEventListener('visibilitychange', turn, { signal })
  window.addEventListener('pagehide', goAway, { signal })
  window.addEventListener('pageshow', comeBack, { signal })
  signal.addEventListener('abort', () => {
    stream?.close()
    clearTimeout(timer)
    clearTimeout(putting)
  })
  if (isHidden()) stop()
  else listen()

  return {
    /** Says which application this tab has open. */
    put(applicationId: string | null) {
      if (applicationId === place) return
      place = applicationId
      // Between two applications the tab has none open for a moment, and that would be no news.
      clearTimeout(putting)
      putting = setTimeout(putPlace, 50)
    },
    leave() {
      goAway()
      leaving.abort()
    },
  }
}
