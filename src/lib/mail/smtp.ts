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

async function connect(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...timeouts })
}

export function createSmtp(url: string): (message: MailMessage) => Promise<void> {
  let transport: ReturnType<typeof connect> | undefined
  return async (message) => {
    transport ??= connect(url)
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
export async function pingSmtp(url: string): Promise<boolean> {
  const transport = await connect(url)
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
