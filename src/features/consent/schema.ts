// Parsed by hand: every page loads this first, and Zod would outweigh the whole banner.
import { isWithin, privateAreas, splitLanguage } from '#site/addresses.ts'

export const cookieCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type CookieCategory = (typeof cookieCategories)[number]
export type CookiePreferences = Record<CookieCategory, boolean>

export const consentKeys = { flag: 'cookies-accepted', preferences: 'cookie-preferences' } as const

export const bannerDelayMs = 2000

/** Browsers with Global Privacy Control refuse these two. */
export const refusedBySignal: readonly CookieCategory[] = ['analytics', 'marketing']

export const preferencesOf = (isGranted: (category: CookieCategory) => boolean) =>
  Object.fromEntries(
    cookieCategories.map((category) => [category, category === 'necessary' || isGranted(category)]),
  ) as CookiePreferences
export const refuseAll = preferencesOf(() => false)
export const acceptAll = preferencesOf(() => true)

/** Only an exact `true` is consent. Undefined if it's no choice at all. */
export function parsePreferences(stored: string): CookiePreferences | undefined {
  const value = parseJson(stored)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const granted = value as Partial<Record<CookieCategory, unknown>>
  return preferencesOf((category) => granted[category] === true)
}

export function applySignal(preferences: CookiePreferences, signal: boolean): CookiePreferences {
  return signal ? { ...preferences, analytics: false, marketing: false } : preferences
}

export const acceptsAny = ({ analytics, marketing, functional }: CookiePreferences): boolean =>
  analytics || marketing || functional

/** People tell us about their case, documents, papers or work here: we count no page views. */
const unmeasuredAreas = ['/apply', '/check', '/verify', ...privateAreas]

/** Ignores case and encoding, as the router does. */
export function isMeasured(path: string): boolean {
  const plain = decode(path)?.toLowerCase()
  return plain !== undefined && !isWithin(splitLanguage(plain).path, unmeasuredAreas)
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
