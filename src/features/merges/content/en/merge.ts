/** To the address on the application that stayed. */
export const en = {
  subject: (reference: string, other: string) => `Your applications ${other} and ${reference} are now one`,
  heading: 'Your two applications are now one',
  joined: 'You applied to us twice. We put both together, so that you only have to talk about one case.',
  page: 'Your documents and messages are all on one case page. Links in our mails about the other application no longer work, but its reference still does.',
  open: 'Open your case page',
  reference: 'Your reference',
  other: 'The other one was',
  notYours: (phone: string, hours: string) =>
    `If you applied only once, call us at ${phone} (${hours}): then the other one isn’t yours.`,
}
