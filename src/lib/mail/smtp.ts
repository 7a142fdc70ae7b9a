import { JobRefused } from '#lib/jobs/job.ts'
import { compose } from './compose.ts'
import type { MailMessage } from './mailer.ts'
import { RecipientRefused } from './recipient-refused.ts'

/** Together well below the time after which the queue gives the job to another worker. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
}

/** `requireTls: false` sends mail in the clear to a server that offers nothing better. */
export type SmtpOptions = { requireTls: boolean }

async function connect(url: string, { requireTls }: SmtpOptions) {
  const { createTransport } = await import('nodemailer')
  // Nodemailer takes what an address says over what we say.
  return createTransport({ url, requireTLS: requireTls && !isThisMachine(url), ...timeouts })
}

/** Nothing leaves it. */
const isThisMachine = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

export function createSmtp(url: string, options: SmtpOptions): (message: MailMessage) => Promise<void> {
  let transport: ReturnType<typeof connect> | undefined
  return async (message) => {
    transport ??= connect(url, options)
    const raw = await compose(message)
    const envelope = { from: message.from.address, to: [message.to.address] }
    try {
      await (await transport).sendMail({ envelope, raw })
    } catch (error) {
      if (isAboutRecipient(error))
        throw new RecipientRefused('the mail server refuses this recipient', { cause: error })
      if (isFinal(error)) throw new JobRefused('the mail server refuses this mail', { cause: error })
      throw error
    }
  }
}

/** Sends nothing and never rejects. */
export async function pingSmtp(url: string, options: SmtpOptions): Promise<boolean> {
  const transport = await connect(url, options)
  try {
    return await transport.verify()
  } catch {
    return false
  } finally {
    transport.close()
  }
}

/** A 5xx about the connection or the password is ours to fix, and must not cost mail. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500
}

const isAboutRecipient = (error: unknown) =>
  isFinal(error) && error instanceof Error && 'command' in error && error.command === 'RCPT TO'
