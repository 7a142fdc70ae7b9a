// Parsed by hand: this is in every page's first load, where Zod would weigh more than the whole banner.

/** What a browser may keep for us, by purpose. */
export const cookieCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type CookieCategory = (typeof cookieCategories)[number]
export type CookiePreferences = Record<CookieCategory, boolean>

/** The keys of the choice in the visitor's browser. */
export const consentKeys = { flag: 'cookies-accepted', preferences: 'cookie-preferences' } as const

export const bannerDelayMs = 2000

/** Global Privacy Control is about these two; the site refuses them for browsers that send it. */
export const refusedBySignal: readonly CookieCategory[] = ['analytics', 'marketing']

export const refuseAll: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
}
export const acceptAll: CookiePreferences = {
  necessary: true,
  analytics: true,
  marketing: true,
  functional: true,
}

/** Takes only an exact `true` as consent. Returns undefined if this is no choice at all. */
export function parsePreferences(stored: string): CookiePreferences | undefined {
  const value = parseJson(stored)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const granted = value as Partial<Record<CookieCategory, unknown>>
  return {
    necessary: true,
    analytics: granted.analytics === true,
    marketing: granted.marketing === true,
    functional: granted.functional === true,
  }
}

/** Takes out what the browser's privacy signal refuses. */
export function applySignal(preferences: CookiePreferences, signal: boolean): CookiePreferences {
  return signal ? { ...preferences, analytics: false, marketing: false } : preferences
}

export const acceptsAny = ({ analytics, marketing, functional }: CookiePreferences): boolean =>
  analytics || marketing || functional

/** Where people tell us about their case, their documents or their work: no page view is sent from there. */
const unmeasuredAreas = ['/apply', '/continue', '/case', '/firm', '/upload', '/admin']

/** Ignores case and encoding, as the router does. */
export function isMeasured(path: string): boolean {
  const plain = decode(path)?.toLowerCase()
  return (
    plain !== undefined && !unmeasuredAreas.some((area) => plain === area || plain.startsWith(`${area}/`))
  )
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
