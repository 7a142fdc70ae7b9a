export const en = {
  checking: 'Checking…',
  cancel: 'Cancel',
  canceled: (file: string) => `${file} wasn’t sent.`,
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
}
