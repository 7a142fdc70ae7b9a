import type { Localized } from '#site/locale.ts'

/** Whether the browser knows it has no connection. What it takes for a connection may still lead nowhere. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Shown when a form is sent without a connection. */
export const offlineSubmission: Localized<string> = { en: 'You are offline. Your answers are kept.' }
