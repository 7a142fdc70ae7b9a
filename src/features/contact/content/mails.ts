import { type Localized, localized } from '#site/locale.ts'

const en = {
  message: {
    subject: 'A message from the contact page',
    urgentSubject: 'Urgent: a message from the contact page',
    heading: 'Somebody wrote to you',
    urgentHeading: 'Somebody needs an answer today',
    reply: 'Reply to this mail to answer. Your reply goes to the person who wrote.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    noPhone: 'not given',
    about: 'Subject',
    received: 'Received',
    open: 'Open the message',
    signature: (company: string) => `Sent by the contact page of ${company}.`,
  },
  reply: {
    subject: (company: string) => `Your message to ${company}`,
    heading: 'Our answer to your message',
    /** Replaces the answer while no mail server is set up. */
    notOnDisk:
      'No mail server is set up, so this mail went nowhere. Files hold no private words: the answer is with the message in the admin.',
    open: 'Open the message',
    signature: (company: string) => `${company}. Reply to this email to write to us again.`,
  },
}

export const mailWords: Localized<typeof en> = localized({ en })
