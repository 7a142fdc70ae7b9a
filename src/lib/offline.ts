import { type Localized, localized } from '#site/locale.ts'

/** What the browser takes for a connection may still lead nowhere. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

export const offlineSubmission: Localized<string> = localized({
  en: 'You are offline. Your answers are kept.',
})
