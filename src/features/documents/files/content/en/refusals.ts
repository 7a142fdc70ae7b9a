const notRequested = 'This kind of document is not asked for here'

export const en = {
  /** By reason. An unknown application and someone else's upload get the same answer. */
  refusals: {
    unknown: 'We could not find this application or upload.',
    'too late': 'The time to send this document has passed. Please start again or ask us for a link.',
    'too large': 'This file is larger than 50MB.',
    'type not allowed': 'This is not a supported file type. Send a PDF, Word, JPEG, PNG, GIF or text file.',
    'not requested': `${notRequested}.`,
    'too many open': 'Many uploads are under way already. Please finish them first.',
    'registered already': 'This file has been received already.',
    'not arrived': 'The file has not arrived. Please send it again.',
    'wrong size': 'The file did not arrive as announced. Please send it again.',
    'no space':
      'We can’t take files right now because our storage is nearly full. Your application is safe. Please try again later.',
    'sender over budget':
      'Your connection has sent as much as we can take from one place in a day. Please try again in {wait}.',
    'day over budget':
      'We’ve received as many files as we can take in a day. Your application is safe. Please try again in {wait}.',
  },
  full: (most: number) => `${most} documents have been received, which is all that can be sent here.`,
  allFull: (most: number) =>
    `We have ${most} documents for this application, which is all that can be sent here. Please call us.`,
  notRequested,
}
