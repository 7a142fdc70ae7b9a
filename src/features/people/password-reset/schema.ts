import { z } from 'zod'
import { newPasswordSchema } from '#features/people/sign-in/schema.ts'
import { emailAddress } from '#lib/person-fields.ts'
import { staffLocale } from '#site/locale.ts'

export const resetRequestSchema = z.object({ email: emailAddress('Enter your email address', staffLocale) })

export const resetSchema = z.object({ password: newPasswordSchema })
