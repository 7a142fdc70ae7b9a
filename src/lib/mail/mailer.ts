import type { Config } from '#lib/config.ts'
import { secretHash } from '#lib/secrets.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export type Address = { name: string; address: string }

export type Mail = {
  /** The same for every attempt to send this mail. It names the file in the outbox and is never sent. */
  id: string
  from?: Pick<Address, 'name'>
  /** Unset: the administrator. */
  to?: Address
  /** Where an answer goes. Unset: to the sender's address, which may be one that nobody reads. */
  replyTo?: Address | 'administrator'
  /** Set for a mail that somebody wrote: mail programs may then answer it with a note of absence. */
  byHand?: boolean
  /** Without anything about a person: subjects are shown on locked phones and kept in logs. */
  subject: string
  text: string
  html: string
}

export type Mailer = {
  /** Resolves when the mail is in another's hands for good: accepted by the server, or on the disk. */
  send(mail: Mail): Promise<void>
  /** Set when mails become files, because no mail server is configured. */
  isOutbox?: boolean
}

export type MailMessage = {
  /** Of our own, and never sent: it may hold the id of an application, which is the right to add documents to it. */
  id: string
  messageId: string
  from: Address
  to: Address
  replyTo?: Address
  byHand?: boolean
  subject: string
  text: string
  html: string
}

export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const deliver = mail.smtpUrl ? createSmtp(mail.smtpUrl) : createOutbox(dataDir)
  const host = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  const administrator = { name: '', address: mail.administrator }
  return {
    isOutbox: mail.smtpUrl === undefined,
    send: ({ id, from, to, replyTo, ...rest }) =>
      deliver({
        ...rest,
        ...(replyTo && { replyTo: replyTo === 'administrator' ? administrator : replyTo }),
        id,
        // Nothing can be read from it, and it is the same at every attempt: a mail that arrives twice is known as one.
        messageId: `<${secretHash(id).slice(0, 32)}@${host}>`,
        from: { name: from?.name ?? '', address: mail.from },
        to: to ?? administrator,
      }),
  }
}
