import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { MessageRefusal } from './mutations.ts'

const en = {
  arrival: {
    subject: (reference: string) => `New message: ${reference}`,
    heading: (count: number) =>
      count === 1 ? 'A message is waiting for you' : `${count} messages are waiting for you`,
    signIn: 'Sign in to read and answer it. To protect the writer, this mail leaves out what they wrote.',
    fromOther: 'It came by mail from an address that isn’t theirs. Make sure who wrote it before you answer.',
    reference: 'Reference',
    from: 'From',
    parties: { applicant: 'The applicant', firm: 'The law firm' },
    open: 'Open the messages',
    signature: (company: string) => `Sent by the website of ${company}.`,
  },
  waiting: {
    subject: (reference: string) => `We wrote to you about ${reference}`,
    heading: (count: number) =>
      count === 1 ? 'You have a message from us' : `You have ${count} messages from us`,
    read: 'Open your page to read it. It isn’t in this mail, because mail can be read along the way.',
    answer: (phone: string) => `You can answer on the page. Or call ${phone} and give your reference.`,
    answerByMail: (phone: string) =>
      `You can answer on the page, or just reply to this mail. Please don’t attach documents: mail isn’t private. Or call ${phone} and give your reference.`,
    reference: 'Your reference',
    open: 'Read the message',
  },
}

export const threadMailWords: Localized<typeof en> = localized({ en })

export const messageRefusals: RefusalAnswers<MessageRefusal> = {
  unknown: [404, 'There is no such application.'],
  'answered meanwhile': [409, 'Somebody has answered meanwhile. Your message was not sent.'],
  'too many': [429, 'That’s as many messages as this page takes in a day. Please call us.'],
}
