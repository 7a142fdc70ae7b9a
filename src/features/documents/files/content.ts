/** What a file on its way says of itself, after applying and by an upload link alike. */
export const uploadStatusWords = {
  checking: 'Checking…',
  cancel: 'Cancel',
  cancelled: 'was not sent.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
} as const
