/** To the old address, whose reader knows nothing about the new one. */
const oldAddress = {
  subject: (reference: string) => `Our mails about ${reference} now go to another address`,
  heading: 'The email address on your application was changed',
  changed:
    'Somebody changed it on the case page. Our mails go to the new address from now on. The link to the case page in our earlier mails no longer works.',
  corrected:
    'We corrected it, and our mails go to the new address from now on. The link to the case page in our earlier mails no longer works.',
  yours: 'If that was you, you don’t have to do anything.',
  notYours: (phone: string, hours: string) =>
    `If it wasn’t you, call us right away at ${phone} (${hours}) and give your reference. We’ll stop the other address and send you a new link.`,
  reference: 'Your reference',
}

/** To the new address. Anybody could have given it, so the mail repeats nothing they said. */
const newAddress = {
  subject: (reference: string) => `Your case page (${reference})`,
  heading: 'We’ll write to you here from now on',
  corrected: 'We corrected the email address on your application. It’s this one now.',
  changed: 'The email address on your application was changed. It’s this one now.',
  casePage:
    'This is the new link to your case page. The old one no longer works. The link is yours alone: whoever has it can read your answers.',
  open: 'Open your case page',
  notYours: (phone: string, hours: string) =>
    `If you didn’t apply to us, please tell us at ${phone} (${hours}): we have the wrong address.`,
  reference: 'Your reference',
}

export const en = { oldAddress, newAddress }
