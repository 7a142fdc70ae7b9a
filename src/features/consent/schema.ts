// Parsed by hand: these lines are in the first load of every page, where Zod would weigh more than the whole banner.

/** What a browser may keep for us, by purpose. */
export const cookieCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type CookieCategory = (typeof cookieCategories)[number]
export type CookiePreferences = Record<CookieCategory, boolean>

/** The names under which the choice lies in the visitor's browser. */
export const consentKeys = { flag: 'cookies-accepted', preferences: 'cookie-preferences' } as const

export const bannerDelayMs = 2000

/** Global Privacy Control speaks about these two; the site refuses them for a browser that sends it. */
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

/** Only an exact `true` is consent. Undefined: this is no choice at all. */
export function parsePreferences(stored: string): CookiePreferences | undefined {
  const value = parsed(stored)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const granted = value as Partial<Record<CookieCategory, unknown>>
  return {
    necessary: true,
    analytics: granted.analytics === true,
    marketing: granted.marketing === true,
    functional: granted.functional === true,
  }
}

/** The choice without what a privacy signal of the browser refuses. */
export function withSignal(preferences: CookiePreferences, signal: boolean): CookiePreferences {
  return signal ? { ...preferences, analytics: false, marketing: false } : preferences
}

/** Whether an optional purpose was agreed to. */
export const acceptsAny = ({ analytics, marketing, functional }: CookiePreferences): boolean =>
  analytics || marketing || functional

/** Where people tell us about their case, their documents or their work: no page view leaves from there. */
const unmeasuredAreas = ['/apply', '/upload', '/admin']

/** The router reads addresses without regard to case and encoding, so this does too. */
export function isMeasured(path: string): boolean {
  const plain = decode(path)?.toLowerCase()
  return (
    plain !== undefined && !unmeasuredAreas.some((area) => plain === area || plain.startsWith(`${area}/`))
  )
}

function parsed(json: string): unknown {
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
