/** For the person who corrects how we reach them. */
export const en = {
  mistakes: {
    phone: 'Enter a phone number',
    email: 'Enter an email address',
    address: 'Enter your mailing address',
    addressTooLong: (max: string) => `Enter an address of at most ${max} characters`,
    nothing: 'Say what to correct',
    notAsked: 'We don’t ask for this',
  },
  refusals: {
    unknown: 'There is no such application.',
    'not asked': 'We don’t ask for this.',
    'needs code':
      'While an offer waits for you, a link isn’t enough to change your email or your address. Open your page with a mailed code, or call us.',
    'too many': 'That’s as many changes as this page takes in a day. Please call us.',
  },
}
