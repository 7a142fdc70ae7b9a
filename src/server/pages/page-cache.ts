import { LRUCache } from 'lru-cache'
import type { Locale } from '#site/locale.ts'
import { bytesOf, type CachedPage, compressFully, prepare, type RenderedPage } from './cached-page.ts'

export type CacheOutcome = 'hit' | 'miss' | 'stale'

export type PageCacheOptions = {
  maxBytes: number
  /** The cache renders pages of an older version again. */
  version: () => number
  /** Called when rendering fails and the last good page goes out instead. */
  onStale?: (error: unknown) => void
  isKept: (key: string, page: RenderedPage) => boolean
  /** The best compression takes 75 ms of CPU for a page of 40 KB. */
  compressesFully?: boolean
}

const placeOf = (key: string, locale: Locale) => `${locale} ${key}`

export function createPageCache({
  maxBytes,
  version,
  onStale,
  isKept,
  compressesFully = true,
}: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: bytesOf })
  const underway = new Map<string, Promise<CachedPage>>()

  async function store(key: string, locale: Locale, at: number, rendered: RenderedPage): Promise<CachedPage> {
    const page = await prepare(rendered, at)
    if (isKept(key, rendered)) {
      const place = placeOf(key, locale)
      pages.set(place, page)
      if (!compressesFully) return page
      void compressFully(page).then(() => {
        // Setting it again corrects its counted size.
        if (pages.peek(place) === page) pages.set(place, page)
      })
    }
    return page
  }

  function renderOnce(key: string, locale: Locale, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const at = version()
    // A request after a change must not join a render from before the change.
    const flight = `${at} ${placeOf(key, locale)}`
    const running = underway.get(flight)
    if (running) return running
    const started = render()
      .then((rendered) => store(key, locale, at, rendered))
      .finally(() => underway.delete(flight))
    underway.set(flight, started)
    return started
  }

  return {
    fresh(locale: Locale, key: string): CachedPage | undefined {
      const page = pages.get(placeOf(key, locale))
      return page?.version === version() ? page : undefined
    },

    async get(
      locale: Locale,
      key: string,
      render: () => Promise<RenderedPage>,
    ): Promise<{ page: CachedPage; outcome: CacheOutcome }> {
      const fresh = this.fresh(locale, key)
      if (fresh) return { page: fresh, outcome: 'hit' }
      const last = pages.peek(placeOf(key, locale))
      try {
        const page = await renderOnce(key, locale, render)
        if (page.status < 500 || !last) return { page, outcome: 'miss' }
        onStale?.(new Error(`rendering answered ${page.status}`))
      } catch (error) {
        if (!last) throw error
        onStale?.(error)
      }
      return { page: last, outcome: 'stale' }
    },

    get bytes() {
      return pages.calculatedSize
    },
  }
}
