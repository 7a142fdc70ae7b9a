import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { labelOf } from '#site/choices/choice.ts'
import { contactSubjects } from '#site/choices/contact.ts'
import { paths } from '#site/paths.ts'
import type { ContactMessage, ContactReply } from './data.ts'

/** To the administrator: an answer to it goes to the person who wrote. */
export function messageMail(message: ContactMessage, siteName: string, publicUrl: string): Mail {
  const subject = labelOf(contactSubjects, message.subject)
  const facts = [
    { label: 'Name', value: message.name },
    { label: 'Email', value: message.email },
    { label: 'Phone', value: message.phone ?? 'not given' },
    { label: 'Subject', value: subject },
    { label: 'Received', value: `${message.receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
  ]
  return {
    id: `contact-${message.id}`,
    from: { name: siteName },
    replyTo: { name: message.name, address: message.email },
    subject:
      message.subject === 'urgent'
        ? 'Urgent: a message from the contact page'
        : 'A message from the contact page',
    ...writeLetter({
      heading: message.subject === 'urgent' ? 'Somebody needs an answer today' : 'Somebody wrote to you',
      paragraphs: ['Reply to this mail to answer. Your reply goes to the person who wrote.'],
      facts,
      quoted: message.message,
      link: { label: 'Open the message', url: publicUrl + paths.adminMessage(message.id) },
      signature: `Sent by the contact page of ${siteName}.`,
    }),
  }
}

/** To the person who wrote, in the administrator's words. Their answer reaches the administrator. */
export function replyMail(reply: ContactReply, message: ContactMessage, siteName: string): Mail {
  return {
    id: `contact-reply-${reply.id}`,
    from: { name: siteName },
    to: { name: '', address: message.email },
    replyTo: 'administrator',
    byHand: true,
    subject: `Your message to ${siteName}`,
    ...writeLetter({
      heading: 'Our answer to your message',
      paragraphs: [...reply.text.split(/\n{2,}/), 'You wrote to us:'],
      quoted: message.message,
      signature: `${siteName}. Answer this mail to write to us again.`,
    }),
  }
}
