import { createRequestHandler, type ServerBuild } from 'react-router'
import { pageContext } from '#lib/page-context.ts'
import { basenameOf, splitLanguage } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import type { RouterHandler } from './render.ts'

type Mode = 'production' | 'development'

/**
 * The same pages in every language: the router learns what comes before their paths, and which files a browser of
 * that language loads.
 */
export function handleByLanguage(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: Mode,
  assetsOf: (locale: Locale) => ServerBuild['assets'] | undefined,
): RouterHandler {
  const handlers = new Map<string, RouterHandler>()

  function makeHandler(locale: Locale, basename: string): RouterHandler {
    const assets = assetsOf(locale)
    const dress = (bare: ServerBuild): ServerBuild => ({ ...bare, basename, assets: assets ?? bare.assets })
    return createRequestHandler(
      typeof build === 'function' ? async () => dress(await build()) : dress(build),
      mode,
    )
  }

  return (request, context) => {
    const { locale } = context.get(pageContext)
    const basename = basenameOf(splitLanguage(new URL(request.url).pathname).locale)
    const key = `${locale} ${basename}`
    const handler = handlers.get(key) ?? makeHandler(locale, basename)
    handlers.set(key, handler)
    return handler(request, context)
  }
}
