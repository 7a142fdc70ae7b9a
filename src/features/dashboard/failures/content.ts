export const failureWords = {
  subject: (count: number) =>
    count === 1 ? 'Something failed on the site' : `${count} failures on the site`,
  paragraphs: [
    'These failed unexpectedly since the last mail like this one. The next comes in an hour at the earliest.',
    'Background work is tried again by itself. Visitors were told that something went wrong, with a request ID that is in the server’s log.',
  ],
  line: (place: string, count: number) => `${place}: ${count}`,
  others: (count: number) => `Elsewhere: ${count}`,
  signature: (siteName: string) => `${siteName}, the server. Turn these mails off with FAILURE_MAIL=false.`,
} as const
