import { z } from 'zod'
import { contactSubjectValues } from '#domain/contact.ts'
import { clean, emailAddress, manyLines, optionalPhone } from '#lib/person-fields.ts'
import { nameLine } from '#lib/person-name.ts'
import { senderSigns } from '#lib/spam.ts'
import { formatNumber } from '#site/format.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { contactWords } from './content/words.ts'

const messageLength = 5000

const nameLength = 100

export const contactFormSchemas = mapLocales((locale) => {
  const { mistakes } = contactWords[locale]
  return z.object({
    name: nameLine(
      {
        missing: mistakes.name,
        max: nameLength,
        tooLong: mistakes.nameTooLong(formatNumber(nameLength, locale)),
      },
      locale,
    ),
    email: emailAddress(mistakes.email, locale),
    phone: optionalPhone(locale),
    subject: z.enum(contactSubjectValues, { error: mistakes.subject }),
    message: manyLines({
      missing: mistakes.message,
      max: messageLength,
      tooLong: mistakes.messageTooLong(formatNumber(messageLength, locale)),
    }),
  })
})

export type ContactInput = z.output<(typeof contactFormSchemas)[Locale]>
export type ContactField = keyof ContactInput

/** All are optional for plain API clients. We never refuse one: people couldn't fix such a mistake. */
export const contactExtrasSchema = z.object({
  /** Makes two sends one message. */
  submissionKey: z.string().max(100).optional().catch(undefined),
  ...senderSigns,
})

export type ContactExtras = z.output<typeof contactExtrasSchema>

export const contactRequestSchemas = mapLocales((locale) =>
  contactFormSchemas[locale].extend(contactExtrasSchema.shape),
)
export type ContactRequest = z.output<(typeof contactRequestSchemas)[Locale]>

export const contactAnswerSchema = z.object({ id: z.uuid() })

/** Suspected spam appears only under `spam`. */
export const messageStates = ['all', 'unread', 'unanswered', 'overdue', 'answered', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

export const messageQuerySchema = z.object({
  q: z
    .string()
    .transform((value) => clean(value).slice(0, 200))
    .default(''),
  state: z.enum(messageStates).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})
export type MessageQuery = z.output<typeof messageQuerySchema>

const moment = z.iso.datetime()

export const messageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.enum(contactSubjectValues),
  message: z.string(),
  isSpam: z.boolean(),
  receivedAt: moment,
  readAt: moment.nullable(),
  answeredAt: moment.nullable(),
  settledAt: moment.nullable(),
})
export type Message = z.infer<typeof messageSchema>

export const replySchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null for replies from before there were people. */
  writtenBy: z.string().nullable(),
  writtenAt: moment,
  /** When a mail server accepted it. */
  sentAt: moment.nullable(),
  /** When it went to the outbox, because no mail server is set up. */
  outboxAt: moment.nullable(),
  refusedAt: moment.nullable(),
})
export type Reply = z.infer<typeof replySchema>

/** `waiting` until a server or the outbox has it. */
export type Delivery = 'waiting' | 'sent' | 'outbox' | 'refused'

export function deliveryOf({ sentAt, outboxAt, refusedAt }: Reply): Delivery {
  if (sentAt) return 'sent'
  if (outboxAt) return 'outbox'
  return refusedAt ? 'refused' : 'waiting'
}

export const messageWithRepliesSchema = messageSchema.extend({ replies: z.array(replySchema) })
export type MessageWithReplies = z.infer<typeof messageWithRepliesSchema>

export const messagePageSchema = z.object({ messages: z.array(messageSchema), total: z.number() })

export const messageMarksSchema = z.object({
  read: z.boolean().optional(),
  answered: z.boolean().optional(),
  /** Nothing more is expected, from us or from them. */
  done: z.boolean().optional(),
  /** Only takes a message out of spam: a message becomes spam on arrival or never. */
  spam: z.literal(false).optional(),
})
export type MessageMarks = z.output<typeof messageMarksSchema>

export const replyFormSchema = z.object({
  text: manyLines({
    missing: 'Write your reply',
    max: 10_000,
    tooLong: 'Shorten your reply to 10,000 characters',
  }),
})

export const replyRequestSchema = replyFormSchema.extend({
  submissionKey: z.string().max(100).optional(),
  /** How many replies the writer has read. If there are more, we send nothing. */
  seen: z.int().min(0).optional(),
})
export type ReplyRequest = z.output<typeof replyRequestSchema>

export const messagesOverviewSchema = z.object({
  unread: z.number(),
  /** Neither spam nor answered. */
  unanswered: z.number(),
  /** Longer than the contact page promises. */
  overdue: z.number(),
  spam: z.number(),
  /** Received after the requested time; 0 if none was given. */
  since: z.number(),
})
