import { z } from 'zod'
import { codeField, emailField } from '#features/access/schema.ts'
import { firmMoneySchema } from '#features/contract-page/money/schema.ts'
import { staffLocale } from '#site/locale.ts'
import { clientsWords } from './content/words.ts'

const { missing } = clientsWords[staffLocale].entry

/** Takes anything: an answer about its shape would give away who exists. */
export const roomCodeSchema = z.object({ email: emailField(missing.email) })
export type RoomCodeRequest = z.output<typeof roomCodeSchema>

export const roomSessionSchema = roomCodeSchema.extend({
  code: codeField(missing.code),
  isOwnDevice: z.boolean().optional(),
})
export type RoomSessionRequest = z.output<typeof roomSessionSchema>

/** What waits for the firm, the first first. */
export const waitValues = ['contract', 'confirm', 'answers', 'documents', 'message', 'offer'] as const
export type WaitKind = (typeof waitValues)[number]

const standValues = ['review', 'decided', 'documents', 'offer', 'funded', 'declined', 'withdrawn'] as const
export type Standing = (typeof standValues)[number]

const clientSchema = z.object({
  reference: z.string(),
  name: z.string(),
  firm: z.string(),
  /** False for co-counsel, who read. */
  mayWrite: z.boolean(),
  stands: z.enum(standValues),
  waits: z.array(z.object({ what: z.enum(waitValues), count: z.int() })),
  /** Of its contracts, once money left on them. */
  money: z.array(firmMoneySchema),
  /** Nothing is left to decide. */
  isOver: z.boolean(),
  page: z.string(),
})
export type Client = z.output<typeof clientSchema>

export const clientsSchema = z.object({
  email: z.string(),
  firms: z.array(z.string()),
  clients: z.array(clientSchema),
})
export type Clients = z.output<typeof clientsSchema>
