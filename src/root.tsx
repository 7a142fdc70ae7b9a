import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { ErrorScreen } from '#features/chrome/components/error-screen.tsx'
import { NavigationLinks } from '#features/chrome/components/navigation-links.tsx'
import { SiteFrame } from '#features/chrome/components/site-frame.tsx'
import { defaultChrome } from '#features/chrome/content/default-chrome.ts'
import { chromeWords } from '#features/chrome/content/words.ts'
import { pageContext } from '#lib/page-context.ts'
import { splitLanguage } from '#site/addresses.ts'
import { languageTags } from '#site/locale.ts'
import { paper } from '#site/palette.ts'
import newsreaderItalic from '#ui/fonts/newsreader-italic.woff2?url'
import newsreader from '#ui/fonts/newsreader-roman.woff2?url'
import publicSans from '#ui/fonts/public-sans.woff2?url'
import { LocaleProvider, useLocale, useWords } from '#ui/locale.tsx'
import styles from '#ui/styles/index.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import type { Route } from './+types/root.ts'

/** Preloads all three: a font that misses the first paint is not used on this page (docs/decisions/077). */
export const links: Route.LinksFunction = () => [
  ...[newsreader, publicSans, newsreaderItalic].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Reads nothing that can fail, so that the error screen has the links too. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, pages, isDemo } = context.get(pageContext)
  return { locale, links: pages.linksIn(locale), ...(isDemo && { isDemo }) }
}

const viewport = 'width=device-width, initial-scale=1'

/** The language stays the same during a visit. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const ofAddress = splitLanguage(useHref('/')).locale
  const { locale = ofAddress, links, isDemo } = useRouteLoaderData<typeof loader>('root') ?? {}
  const isTypedInto = useMatches().some(({ handle }) => handle instanceof Object && 'isTypedInto' in handle)
  return (
    // A script in Home's head marks returning browsers before React looks at this.
    <html lang={languageTags[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={isTypedInto ? `${viewport}, interactive-widget=resizes-content` : viewport}
        />
        {/* With a precedence React writes it before all preloads: nothing is painted without it (docs/decisions/077). */}
        <link rel="stylesheet" href={styles} precedence="site" />
        <meta name="theme-color" content={paper} />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          {isDemo && <DemoBanner />}
          <NavigationLinks links={links}>{children}</NavigationLinks>
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}

/** The last resort: a page outside the site's layout failed, or the layout itself did. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const chrome = defaultChrome(useLocale())
  return (
    <SiteFrame chrome={chrome}>
      <ErrorScreen error={error} phone={chrome.texts['global.contact.phone']} />
    </SiteFrame>
  )
}

/** Above every page of a demo, site and desk alike. */
function DemoBanner() {
  const words = useWords(chromeWords)
  return (
    <aside aria-label={words.demoLabel} className="on-green">
      <p className="px-4 py-1 text-center font-sans text-[0.8125rem] leading-snug">{words.demo}</p>
    </aside>
  )
}
