import { z } from 'zod'
import { roleValues } from '#domain/roles.ts'
import { personEmail, personName } from '#features/people/invitations/schema.ts'

export const profileSchema = z.object({
  name: z.string(),
  /** Null only for the first owner, who then gets no mail. */
  email: z.string().nullable(),
  role: z.enum(roleValues),
  since: z.iso.datetime(),
  hasPassword: z.boolean(),
})

/** When off, only keys with Control, Escape, Enter and the arrows do something. */
export const keysSchema = z.object({ singleKeys: z.boolean() })

export const profileChangeSchema = z.object({
  name: personName,
  email: personEmail,
  /** Asked for when the email changes: it is the way to a new password. */
  currentPassword: z.string().max(200).optional(),
})

export type ProfileChange = z.output<typeof profileChangeSchema>
export type Profile = z.output<typeof profileSchema>
