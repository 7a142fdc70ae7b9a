/** Firms read English. Neither mail names a client or says anything about a case. */
export const counselMailWords = {
  ended: {
    subject: (reference: string) => `We’ve closed our page for your firm: ${reference}`,
    heading: 'We won’t write to your firm about this anymore',
    text: 'Our records no longer have your firm under this reference. The links in our earlier emails have stopped working, and we don’t need anything more from you.',
    wrong: (phone: string, hours: string) => `If that’s not right, call us at ${phone} (${hours}).`,
  },
  begun: {
    subject: (reference: string) => `Your case page with us: ${reference}`,
    heading: 'We’ll write to you about this from now on',
    text: 'Our records now have you as the attorney under this reference. To protect the client, this email doesn’t say who it is. The page behind the link does. The link is yours alone.',
    wrong: (phone: string, hours: string) =>
      `Not meant for you? Please tell us at ${phone} (${hours}), and don’t open the link.`,
    open: 'Open the page',
  },
  reference: 'Our reference',
}
