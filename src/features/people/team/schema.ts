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

export const colleagueChangeSchema = z
  .object({
    role: z.enum(roleValues, 'Choose a role').optional(),
    name: personName.optional(),
    maySendContracts: z.boolean('Say whether they may send contracts').optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Choose a role',
    path: ['role'],
  })
