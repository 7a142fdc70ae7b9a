import type { Config } from '#lib/config.ts'
import { hashSecret } from '#lib/secrets.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export type Address = { name: string; address: string }

/** An attachment under our own name for it. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Mail = {
  /** The same for every attempt, and never sent: an application's id is the right to add documents to it. */
  id: string
  from?: Pick<Address, 'name'>
  /** Unset: the administrator. */
  to?: Address
  /** Unset: replies go to the sender's address, which may be unread. */
  replyTo?: Address | 'administrator'
  /** Set for a mail that a person wrote: mail programs may then send an out-of-office reply. */
  byHand?: boolean
  /** No personal data: subjects show on locked phones and end up in logs. */
  subject: string
  /** Ends such mails, by a visit or by one POST of the mail program (RFC 8058). */
  unsubscribeUrl?: string
  text: string
  html: string
  /** Omitted from the outbox: uploads never lie unsealed on our disk. */
  attachments?: Attachment[]
  /** The outbox's version, if the real words must not lie on a disk. */
  onDisk?: { text: string; html: string }
}

export type Mailer = {
  /** Resolves when the mail is safely out of our hands: accepted by the server, or on the disk. */
  send(mail: Mail): Promise<void>
  /** Set when mail becomes files because no mail server is configured. */
  isOutbox?: boolean
}

export type MailMessage = Omit<Mail, 'from' | 'to' | 'replyTo' | 'onDisk'> & {
  messageId: string
  from: Address
  to: Address
  replyTo?: Address
}

export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const deliver = mail.smtpUrl
    ? createSmtp(mail.smtpUrl, { requireTls: mail.requiresTls })
    : createOutbox(dataDir)
  const host = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  const administrator = { name: '', address: mail.administrator }
  return {
    isOutbox: mail.smtpUrl === undefined,
    send: ({ id, from, to, replyTo, onDisk, attachments, ...rest }) =>
      deliver({
        ...rest,
        ...(mail.smtpUrl === undefined ? onDisk : attachments && { attachments }),
        ...(replyTo && { replyTo: replyTo === 'administrator' ? administrator : replyTo }),
        id,
        // Reveals nothing and is the same at every attempt, so a mail that arrives twice is recognized as
        // one.
        messageId: `<${hashSecret(id).slice(0, 32)}@${host}>`,
        from: { name: from?.name ?? '', address: mail.from },
        to: to ?? administrator,
      }),
  }
}
