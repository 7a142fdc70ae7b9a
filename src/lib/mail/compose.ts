import type { MailMessage } from './mailer.ts'

/** The library encodes the headers, so no name can start a new one. */
export async function compose({ byHand, unsubscribeUrl, id: _id, ...message }: MailMessage): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    ...message,
    // A text is only ever text: never a file's path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      ...(!byHand && { 'auto-submitted': 'auto-generated' }),
      ...(unsubscribeUrl && {
        'list-unsubscribe': `<${unsubscribeUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
    .compile()
    .build()
}
