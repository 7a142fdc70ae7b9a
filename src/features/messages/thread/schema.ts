import { z } from 'zod'
import { casePartyValues, messageAuthorValues } from '#domain/case-file.ts'

/** A message of the thread between a party and the desk. */
export const threadMessageSchema = z.object({
  id: z.uuid(),
  author: z.enum(messageAuthorValues),
  /** The colleague's, for the desk's own, if we know it. */
  name: z.string().nullable(),
  text: z.string(),
  /** It came as an answer to a mail. */
  byMail: z.boolean(),
  /** The mail came from an address that isn't the party's own. */
  fromOther: z.boolean(),
  /** The mail had attachments, which we don't take. */
  hadAttachments: z.boolean(),
  writtenAt: z.iso.datetime(),
})
export type ThreadMessage = z.output<typeof threadMessageSchema>

export const longestMessage = 5_000

const words = z
  .string({ error: 'Write a message' })
  .trim()
  .min(1, 'Write a message')
  .max(longestMessage, 'Write a message of at most 5,000 characters')
  .transform((text) => text.toWellFormed())

export const newMessageSchema = z.object({
  text: words,
  /** A message sent twice has the same key and is kept once. */
  submissionKey: z.string().regex(/^[\x21-\x7e]{8,100}$/, 'Send a submissionKey of 8 to 100 characters'),
})
export type NewMessage = z.output<typeof newMessageSchema>

/** What a message that came by mail has besides its words. */
export type MailOrigin = { sender: string | null; hadAttachments: boolean }

/** The desk says whom it writes to. */
export const deskMessageSchema = newMessageSchema.extend({
  party: z.enum(casePartyValues),
  /** How many of the desk's own messages the writer has read. With more than that, nothing is sent. */
  seen: z.int().min(0).optional(),
})

export const readingSchema = z.object({ party: z.enum(casePartyValues) })

export const doneSchema = readingSchema.extend({ done: z.boolean() })

/** As the desk reads them. The firm has a thread in a plaintiff's application only. */
export const deskThreadsSchema = z.object({
  threads: z.array(
    z.object({
      party: z.enum(casePartyValues),
      /** How many of theirs nobody at the desk has read. */
      unread: z.int(),
      messages: z.array(
        threadMessageSchema.extend({
          readAt: z.iso.datetime().nullable(),
          /** The address it came from, if that isn't the party's own. */
          sender: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type DeskThread = z.output<typeof deskThreadsSchema>['threads'][number]
