import type { ComponentType } from 'react'
import { RouterContextProvider, type ServerBuild, UNSAFE_withComponentProps } from 'react-router'
import type { Database } from '../../src/db/database.ts'
import * as entry from '../../src/entry.server.tsx'
import * as casePage from '../../src/features/case/applicant/pages/case.tsx'
import * as firmPage from '../../src/features/case/firm/pages/firm.tsx'
import * as layout from '../../src/features/chrome/pages/site-layout.tsx'
import * as stopPage from '../../src/features/documents/requests/pages/stop-reminders.tsx'
import * as uploadPage from '../../src/features/documents/upload-links/pages/upload.tsx'
import { type PageServices, pageContext } from '../../src/lib/page-context.ts'
import { pages, sitePages } from '../../src/pages.ts'
import * as root from '../../src/root.tsx'
import { handleByLanguage } from '../../src/server/pages/language-handlers.ts'
import type { RouterHandler } from '../../src/server/pages/render.ts'
import { addressIn } from '../../src/site/addresses.ts'
import type { Locale } from '../../src/site/locale.ts'

type PageModule = { default: ComponentType<never> }
type Route = { id: string; parentId?: string; path?: string; index?: true; module: PageModule }

/** Draws public pages as the server does, without a build: for what a page says, not for how it is sent. */
export async function drawPages(db: Database): Promise<(path: string, locale?: Locale) => Promise<string>> {
  const drawn = await Promise.all(
    pages.map(async ({ path, route = path, file, id = file }): Promise<Route> => {
      const module: PageModule = await import(`../../src/${file}`)
      const place = route === '/' ? { index: true as const } : { path: route.replace(/^\//, '') }
      return { id, parentId: 'layout', module, ...place }
    }),
  )
  const routes: Route[] = [
    { id: 'root', path: '', module: root },
    { id: 'layout', parentId: 'root', module: layout },
    ...drawn,
  ]
  const handle = handleByLanguage(buildOf(routes), 'production', () => undefined)
  return async (path, locale = 'en') => {
    const context = new RouterContextProvider()
    context.set(pageContext, servicesOf(db, locale))
    const answer = await handle(new Request(`http://localhost${addressIn(locale, path)}`), context)
    if (answer.status >= 500) throw new Error(`${path} was answered with ${answer.status}.`)
    return answer.text()
  }
}

/** The pages of one person, for a whole test server. */
export const drawPrivatePages = (): RouterHandler => {
  const routes: Record<string, PageModule> = {
    'case/:token?': casePage,
    'case/:token/stop': stopPage,
    'firm/:token': firmPage,
    'firm/:token/stop': stopPage,
    'upload/:token': uploadPage,
  }
  const drawn = Object.entries(routes).map(([path, module]) => ({ id: path, parentId: 'root', path, module }))
  return handleByLanguage(
    buildOf([{ id: 'root', path: '', module: root }, ...drawn]),
    'production',
    () => undefined,
  )
}

/** What a public page's loader asks for. */
function servicesOf(db: Database, locale: Locale): PageServices {
  const services: Partial<PageServices> = {
    db,
    locale,
    pages: sitePages,
    publicUrl: 'http://localhost',
    analyticsId: undefined,
    isDemo: false,
    scriptNonce: 'none',
    reportError: () => {},
  }
  return services as PageServices
}

/** A build's plugin does this: pages get what their loader answered as a property. */
const withProps = (module: PageModule) => ({
  ...module,
  default: UNSAFE_withComponentProps(module.default as Parameters<typeof UNSAFE_withComponentProps>[0]),
})

function buildOf(routes: readonly Route[]): ServerBuild {
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(
      routes.map((route) => [route.id, { ...route, module: withProps(route.module) }]),
    ),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(
        routes.map(({ module: _, ...route }) => [route.id, { ...route, module: '/page.js' }]),
      ),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return build as unknown as ServerBuild
}
