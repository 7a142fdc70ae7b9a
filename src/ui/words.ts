import { type Localized, localized } from '#site/locale.ts'

/** Callers may pass other words. */
const en = {
  breadcrumb: 'Breadcrumb',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  contents: 'On this page',
  didYouMean: 'Did you mean',
  useAddress: 'Use this address',
  mistakes: 'There is a problem',
  error: 'Error:',
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  loading: 'Loading…',
  notification: 'Notification',
  /** Radix replaces the braces with the shortcut key. */
  notifications: 'Notifications ({hotkey})',
  newTab: '(opens in a new tab)',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  /** After the last number of an axis. */
  units: { years: 'yr', hours: 'h', thousands: 'thousand', millions: 'million' },
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
}

export const uiWords: Localized<typeof en> = localized({ en })
