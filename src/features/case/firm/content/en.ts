export const en = {
  title: 'Confirm representation',
  for: (firm: string) => `For ${firm}`,
  heading: (client: string) => `Do you represent ${client}?`,
  lead: (firstName: string) =>
    `${firstName} applied for an advance on this case and agreed that we could ask you. It takes two minutes, and you don’t need an account.`,
  leadForWard: (firstName: string) =>
    `A parent or guardian applied for an advance on ${firstName}’s case and agreed that we could ask you. It takes two minutes, and you don’t need an account.`,
  toRoom: 'All your clients with us',
  contract: {
    heading: 'The contract',
    open: (firstName: string) => `${firstName} signed. Your page is next, and no money moves without it.`,
    reading: (firstName: string) => `${firstName} is reading it. Your page comes after they’ve signed.`,
    done: () => 'Signed by everyone.',
    over: () => 'It doesn’t stand anymore.',
    toOpen: 'Acknowledge the contract',
    toRead: 'Read the contract',
  },
  readTitle: (client: string) => `You’re co-counsel for ${client}`,
  readHeading: 'What the firm that leads this case told us',
  readHelp: 'Your firm can read this case. Only the firm that leads it can answer or send anything.',
  open: 'Not answered yet',
  notForYou: 'Not meant for you?',
  wrongRecipient: 'Wrong recipient',
  wrong: {
    heading: 'Thanks. We’ve got the wrong address.',
    text: 'We won’t write to you again, and this page no longer shows who we asked about. Please delete our email.',
    undo: 'Undo',
    byMistake: 'Did you press it by mistake?',
    undone: 'You’re back. Nothing was lost.',
  },
  facts: {
    contact: 'Your contact here',
    withName: (name: string, phone: string) => `${name}, ${phone}`,
    agreed: (firstName: string) => `What ${firstName} agreed to`,
    agreedForWard: 'What the parent or guardian agreed to',
    signed: (day: string) => `Signed ${day}`,
    read: 'Read it',
    never: 'What we never do',
    neverText: 'Advise on the case or on settling',
    reference: 'Our reference',
  },
  answer: 'Your answer',
  answered: (answered: number, of: number) => `${answered} of ${of} answered`,
  minutesLeft: (minutes: number) =>
    minutes === 0 ? 'Less than a minute left' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`,
  documents: {
    heading: 'Documents, if they’re handy',
    help: 'Send them now or later from this link. PDF, Word or photos.',
  },
  contactName: 'Who should we talk to?',
  contactNameHelp: 'A paralegal is fine.',
  contactWay: 'Their direct phone or email',
  acknowledge:
    'By sending a yes you acknowledge that your client asked us for an advance. It commits your firm to nothing.',
  send: 'Confirm and send',
  sending: 'Sending…',
  changeable: 'You can change your answers from this link until we decide.',
  sentTitle: { yes: 'Thank you. We have your answers.', no: 'Thank you for telling us.' },
  sent: {
    all: 'That’s everything we wanted to know.',
    open: (open: number) =>
      open === 1
        ? 'One question is still open. Answer it here when you can.'
        : `${open} questions are still open. Answer them here when you can.`,
    no: 'We won’t ask your firm about this case again.',
  },
  mistakes: {
    representation: 'Choose whether you represent this client',
    nameTooLong: 'Use at most 150 characters for the name',
  },
  failedTitle: 'Your answers weren’t sent',
  failed: 'Please check your connection and try again. What you chose is still here.',
  decided: 'We’ve made our decision, so there’s nothing left to answer. Thank you.',
  messages: {
    heading: 'Write to us',
    readHeading: 'Messages',
    none: 'None so far.',
    help: 'For anything the questions leave out. Leave out medical details.',
    label: 'Your message',
    send: 'Send message',
    sending: 'Sending…',
    mine: { page: 'Your firm', mail: 'Your firm, by email', other: 'By email, from another address' },
    attachments:
      'The email had attachments. We don’t take documents by email, which isn’t private. Please send them on this page.',
    us: (name: string | null, brand: string) => name ?? brand,
    failed: 'Your message wasn’t sent. Please try again.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'A newer one may have replaced it, or part of it is missing. Look for our latest email, or call us.',
  },
  wait: {
    heading: 'Please wait a moment',
    text: 'Someone on your network tried too many links. Try again in a few minutes, or call us.',
  },
}
