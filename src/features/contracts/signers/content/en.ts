export const en = {
  mail: {
    subject: 'Your code to sign',
    heading: (code: string) => `Your code: ${code}`,
    use: 'Type it on the page where you asked for it. It works for ten minutes, once. We never ask for it by phone.',
    notYou: (phone: string) =>
      `If you didn’t ask for a code, don’t give it to anybody. Nobody can sign without it. Call ${phone} if it happens again.`,
  },
  refusals: {
    'no address': 'We have no email address to send a code to. Call us, and we’ll add yours.',
    wrong: 'This isn’t the code, or it has expired. Check the mail, or ask for a new one.',
    'too many guesses': 'Too many tries. Please try again in {wait}.',
  },
}
