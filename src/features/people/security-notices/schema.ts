import { z } from 'zod'

const tokenHash = z.string().regex(/^[0-9a-f]{64}$/)

/** People get these mails whether or not they want to. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new-browser'), sessionHash: tokenHash }),
  z.object({ kind: z.literal('password-changed') }),
  z.object({ kind: z.literal('new-passkey') }),
  z.object({ kind: z.literal('passkey-removed') }),
  z.object({ kind: z.literal('app-on') }),
  z.object({ kind: z.literal('app-off') }),
  /** The address goes along: the person's row has the new one already. */
  z.object({ kind: z.literal('email-changed'), formerEmail: z.string() }),
  z.object({ kind: z.literal('new-colleague'), colleagueId: z.uuid() }),
])

export type Notice = z.output<typeof noticeSchema>
