/** To the other address. A stranger may read it, so it tells nothing about the application that stayed. */
export const en = {
  subject: (reference: string) => `Our mails about ${reference} now go to another address`,
  heading: 'We write to another address from now on',
  joined:
    'We found more than one email address for your case and kept one. The links in our mails to this address no longer work.',
  yours: 'If you have our mails at the other address, you don’t have to do anything.',
  notYours: (phone: string, hours: string) =>
    `If you don’t, call us at ${phone} (${hours}) and give your reference. We’ll ask a few questions to make sure it’s you.`,
  reference: 'Your reference',
}
