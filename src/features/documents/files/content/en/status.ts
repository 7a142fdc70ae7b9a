export const en = {
  checking: 'Checking…',
  cancel: 'Cancel',
  canceled: (file: string) => `${file} wasn’t sent.`,
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
}
