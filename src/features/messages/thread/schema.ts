import { z } from 'zod'
import { casePartyValues, messageAuthorValues } from '#domain/case-file.ts'
import { pick, staffLocale } from '#site/locale.ts'
import { mistakeWords } from './content/mistakes.ts'

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

export const newMessageSchemas = pick(mistakeWords, ({ empty, tooLong, key }) =>
  z.object({
    text: z
      .string({ error: empty })
      .trim()
      .min(1, empty)
      .max(longestMessage, tooLong(longestMessage))
      .transform((text) => text.toWellFormed()),
    submissionKey: z.string().regex(/^[\x21-\x7e]{8,100}$/, key),
  }),
)
export type NewMessage = z.output<(typeof newMessageSchemas)['en']>

export type MailOrigin = { sender: string | null; hadAttachments: boolean }

export const deskMessageSchema = newMessageSchemas[staffLocale].extend({
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
