import { z } from 'zod'
import { roleValues } from '#domain/roles.ts'
import { personName } from '#features/people/invitations/schema.ts'

export const colleagueSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roleValues),
  isYou: z.boolean(),
  /** The configured password is theirs, so they stay an owner. */
  isFirst: z.boolean(),
  secondFactor: z.enum(['passkey', 'authenticator-app']).nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  browsers: z.array(z.object({ browser: z.string().nullable(), lastSeenAt: z.iso.datetime() })),
  /** Cents that they may approve or pay out without a second person; null for any sum. */
  approveUpTo: z.int().nullable(),
  /** Whether they may sign and send contracts for us; null while contracts are off. */
  maySendContracts: z.boolean().nullable(),
  /** Rights about money, by their role or given; null while contracts are off. */
  maySeeBankDetails: z.boolean().nullable(),
  mayPay: z.boolean().nullable(),
  mayRecordPayments: z.boolean().nullable(),
  /** Cents by which they may reduce what is owed without a second person; null for any sum. */
  reduceUpTo: z.int().nullable(),
  openFiles: z.number().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  disabledBy: z.string().nullable(),
})
export type Colleague = z.output<typeof colleagueSchema>

const openInvitationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roleValues),
  invitedBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export const teamSettingsSchema = z.object({ requiresSecondFactor: z.boolean() })

export const teamSchema = z.object({
  people: z.array(colleagueSchema),
  invitations: z.array(openInvitationSchema),
  settings: teamSettingsSchema,
  /** When nothing opens any more without a second factor. */
  secondFactorDue: z.iso.datetime().nullable(),
})
export type Team = z.output<typeof teamSchema>

/** Cents. */
const mostReduced = 1_000_000_000

export const rightsSchema = z
  .object({
    maySendContracts: z.boolean('Say whether they may send contracts'),
    maySeeBankDetails: z.boolean('Say whether they may see bank details'),
    mayPay: z.boolean('Say whether they may sign payments'),
    mayRecordPayments: z.boolean('Say whether they may record payments'),
    reduceUpTo: z
      .int('Type a sum in dollars, such as 2,500')
      .min(0, 'Type a sum of 0 or more')
      .max(mostReduced, 'Type a sum up to $10,000,000'),
  })
  .partial()
export type Rights = z.output<typeof rightsSchema>

export const colleagueChangeSchema = z
  .object({
    role: z.enum(roleValues, 'Choose a role').optional(),
    name: personName.optional(),
    ...rightsSchema.shape,
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Choose a role',
    path: ['role'],
  })
