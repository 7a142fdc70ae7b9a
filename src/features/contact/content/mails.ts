import { localized } from '#site/locale.ts'
import { en } from './en/reply.ts'

/** To the person who wrote, in the language of their page. */
export const replyWords = localized({ en })

/** To us. */
export const arrivalWords = {
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
}

/** Replaces the answer while no mail server is set up. */
export const unsentWords = {
  text: 'No mail server is set up, so this mail went nowhere. Files hold no private words: the answer is with the message in the admin.',
  open: 'Open the message',
}
