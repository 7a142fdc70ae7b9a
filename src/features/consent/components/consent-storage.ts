import { acceptsAny, type CookiePreferences, consentKeys, parsePreferences, refuseAll } from '../schema.ts'

/** What was chosen before, if anything. Storage that is blocked or holds rubbish counts as no choice. */
export function readChoice(): CookiePreferences | undefined {
  try {
    const preferences = localStorage.getItem(consentKeys.preferences)
    if (preferences !== null) return parsePreferences(preferences)
    // The flag alone says that someone answered, not to what: nothing optional follows from it.
    return localStorage.getItem(consentKeys.flag) === null ? undefined : refuseAll
  } catch {
    return undefined
  }
}

/** Keeps the choice for later visits. Where storage is blocked it holds until the page is left. */
export function keepChoice(preferences: CookiePreferences) {
  try {
    localStorage.setItem(consentKeys.flag, String(acceptsAny(preferences)))
    localStorage.setItem(consentKeys.preferences, JSON.stringify(preferences))
  } catch {
    // Nothing to do: the visitor's browser keeps nothing, and that is a choice as well.
  }
}

/** Tells when another tab has chosen. */
export function onChoiceElsewhere(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === consentKeys.preferences) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** https://w3c.github.io/gpc/ */
export function sendsPrivacySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
