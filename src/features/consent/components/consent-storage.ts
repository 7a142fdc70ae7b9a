import { acceptsAny, type CookiePreferences, consentKeys, parsePreferences, refuseAll } from '../schema.ts'

/** Reads the earlier choice, if any. Blocked storage or garbage in it counts as no choice. */
export function readChoice(): CookiePreferences | undefined {
  try {
    const preferences = localStorage.getItem(consentKeys.preferences)
    if (preferences !== null) return parsePreferences(preferences)
    // The flag alone says that someone answered, but not what: allow nothing optional.
    return localStorage.getItem(consentKeys.flag) === null ? undefined : refuseAll
  } catch {
    return undefined
  }
}

/** Keeps the choice for later visits. With storage blocked, it lasts until the visitor leaves the page. */
export function keepChoice(preferences: CookiePreferences) {
  try {
    localStorage.setItem(consentKeys.flag, String(acceptsAny(preferences)))
    localStorage.setItem(consentKeys.preferences, JSON.stringify(preferences))
  } catch {
    // Nothing to do: a browser that keeps nothing has made a choice too.
  }
}

/** Listens for a choice in another tab. */
export function onChoiceElsewhere(listener: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === consentKeys.preferences) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** https://w3c.github.io/gpc/ */
export function sendsPrivacySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
