import type { Localized } from '#site/locale.ts'

/** Whether the browser knows that it has no connection. What it takes for one may still lead nowhere. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Said when a form is sent without a connection. */
export const offlineSubmission: Localized<string> = { en: 'You are offline. Your answers are kept.' }
