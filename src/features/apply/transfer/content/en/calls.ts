/** What the server answers to devices that share a draft. Pages show most of it in words of their own. */
export const en = {
  creation: {
    'name-taken': 'This name is taken.',
    'no-room': 'We can’t keep more drafts for other devices right now. Please try again in {wait}.',
  },
  writing: {
    unknown: 'There is no such draft. The link is wrong, or its seven days are over.',
    stale: 'Another device has written a newer version.',
    'no-room': 'We can’t keep more drafts for other devices right now. Please try again in {wait}.',
  },
  opening: {
    unknown: 'There is no such draft. The link is wrong, or its seven days are over.',
    used: 'This link has been used.',
  },
  mistakes: {
    secret: 'Send 256 random bits in base64url',
    ciphertext: 'Send the encrypted draft in base64',
    tooLong: 'This draft is too long to be moved',
    version: 'Say which version you have',
    name: 'Name it by 128 random bits in base64url',
  },
}
