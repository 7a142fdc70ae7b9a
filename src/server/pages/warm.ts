import { locales } from '#site/locale.ts'
import { dataPath, notFoundKey } from './page-key.ts'
import type { Pages } from './pages.ts'
import type { SiteVersion } from './site-version.ts'

export type WarmOptions = {
  pages: Pick<Pages, 'get'>
  siteVersion: Pick<SiteVersion, 'current' | 'onChange'>
  publicPaths: () => Promise<string[]>
  onError: (error: unknown) => void
}

/** Renders one public page at a time in the background, at the start and after each change. */
export function keepPagesWarm({ pages, siteVersion, publicPaths, onError }: WarmOptions) {
  const warm = async () => {
    const version = siteVersion.current()
    const keys = (await publicPaths()).flatMap((path) => [path, dataPath(path)])
    for (const locale of locales)
      for (const key of [...keys, notFoundKey]) {
        // A newer change has started its own round.
        if (siteVersion.current() !== version) return
        await pages.get(locale, key)
      }
  }
  const start = () => void warm().catch(onError)
  siteVersion.onChange(start)
  start()
}
