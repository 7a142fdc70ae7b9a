// Google Analytics. This module and Google's script load only after a visitor agrees.

import { isMeasured } from '../schema.ts'

/** Browsers allow 400 days; regulators that give a number say thirteen months. */
const cookieLifetime = 395 * 24 * 60 * 60

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let withdrawn = false

export function sendPageView(analyticsId: string, path: string) {
  withdrawn = false
  if (!window.dataLayer) install(analyticsId)
  gtag('event', 'page_view', {
    page_location: location.origin + path + campaign(),
    page_title: document.title,
  })
}

export function forgetVisitor() {
  withdrawn = true
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    if (name.startsWith('_ga')) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}

function install(analyticsId: string) {
  window.dataLayer = []
  // Google reads this before each hit, so a withdrawal or a private page takes effect immediately.
  Object.defineProperty(window, `ga-disable-${analyticsId}`, {
    get: () => withdrawn || !isMeasured(location.pathname),
  })
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', analyticsId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host alone, so that we can remove them later.
    cookie_domain: 'none',
    cookie_expires: cookieLifetime,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
  leaveByLoading()
}

/**
 * With Google's script in the document, private pages load as new documents under a policy that allows no other host.
 */
function leaveByLoading() {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Hides the click from the router, so that the browser follows the link.
      if (link && link.origin === location.origin && !isMeasured(link.pathname)) event.stopPropagation()
    },
    { capture: true },
  )
  window.addEventListener('popstate', () => {
    if (!isMeasured(location.pathname)) location.reload()
  })
}

/** Keeps only the campaign's tags. */
function campaign(): string {
  const marks = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
  return marks.length > 0 ? `?${new URLSearchParams(marks)}` : ''
}

/** Google's script needs the `arguments` object itself and ignores an array. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments)
}
