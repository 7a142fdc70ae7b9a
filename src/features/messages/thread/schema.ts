import { z } from 'zod'
import { casePartyValues, messageAuthorValues } from '#domain/case-file.ts'

export const threadMessageSchema = z.object({
  id: z.uuid(),
  author: z.enum(messageAuthorValues),
  /** The colleague who wrote for the desk, if we know. */
  name: z.string().nullable(),
  text: z.string(),
  byMail: z.boolean(),
  fromOther: z.boolean(),
  /** We don't take attachments. */
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
  submissionKey: z.string().regex(/^[\x21-\x7e]{8,100}$/, 'Send a submissionKey of 8 to 100 characters'),
})
export type NewMessage = z.output<typeof newMessageSchema>

export type MailOrigin = { sender: string | null; hadAttachments: boolean }

export const deskMessageSchema = newMessageSchema.extend({
  party: z.enum(casePartyValues),
  /** How many of the desk's messages the writer has read. If there are more, we send nothing. */
  seen: z.int().min(0).optional(),
})

export const readingSchema = z.object({ party: z.enum(casePartyValues) })

export const doneSchema = readingSchema.extend({ done: z.boolean() })

/** The firm has a thread only in a plaintiff's application. */
export const deskThreadsSchema = z.object({
  threads: z.array(
    z.object({
      party: z.enum(casePartyValues),
      /** How many of theirs the desk hasn't read. */
      unread: z.int(),
      messages: z.array(
        threadMessageSchema.extend({
          readAt: z.iso.datetime().nullable(),
          /** Set if it isn't the party's own address. */
          sender: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type DeskThread = z.output<typeof deskThreadsSchema>['threads'][number]
