const invalidLink = 'This link doesn’t work. Open the one in our latest email, or ask for a code.'

export const en = {
  mail: {
    subject: 'Your code for the case page',
    heading: (code: string) => `Your code: ${code}`,
    use: 'Type it on the page where you asked for it. It works for ten minutes, once. We never ask for it by phone.',
    notYou: (phone: string) =>
      `If you didn’t ask for a code, you don’t have to do anything. Nobody gets in without it. Call ${phone} if it happens again.`,
  },
  /** The same answer whether or not there is such an application. */
  codeAnswer:
    'If we have an application with this reference and email, a code is on its way. It can take a minute. If none comes, check both, or call us.',
  session: {
    wrong:
      'This doesn’t match, or the code has expired. Check the reference, the email and the code, or ask for a new one.',
    'too many guesses': 'Too many tries. Please try again in {wait}.',
  },
  mistakes: {
    reference: 'Enter your reference',
    email: 'Enter your email address',
    code: 'Enter the code from the mail',
  },
  /** Made-up links and replaced ones get the same answer. */
  opening: {
    unknown: invalidLink,
    'not opened here': 'Your case isn’t open in this browser. Ask for a code to open it.',
    'not signed in': 'Sign in with your work address to open this case.',
    'only read': 'Your firm can read this case. Only the firm that leads it can answer or send anything.',
    'too many guesses': 'Too many requests. Please try again in {wait}.',
  },
}
