import { z } from 'zod'
import { roleValues } from '#domain/roles.ts'
import { newPasswordSchema } from '#features/people/sign-in/schema.ts'
import { emailAddress, oneLine } from '#lib/person-fields.ts'
import { staffLocale } from '#site/locale.ts'

export const personName = oneLine({
  missing: 'Enter a name',
  max: 80,
  tooLong: 'Use at most 80 characters',
})

export const personEmail = emailAddress('Enter an email address', staffLocale)

export const newInvitationSchema = z.object({
  name: personName,
  email: personEmail,
  role: z.enum(roleValues, 'Choose a role'),
})

export type NewInvitation = z.output<typeof newInvitationSchema>

export const invitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roleValues),
  invitedBy: z.string().nullable(),
})

export const acceptanceSchema = z.object({ password: newPasswordSchema })

export const nameTaken = 'Somebody here has this name already. Add a middle name or an initial.'
