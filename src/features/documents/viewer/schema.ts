import { z } from 'zod'
import { registrationSchema } from '#features/documents/files/schema/files.ts'
import { uploadRequestSchema } from '#features/documents/files/schema/reservations.ts'

/** What came by fax, mail or hand. `itemId` is what it answers on the checklist; null, or left out: nothing. */
export const deskUploadRequestSchema = uploadRequestSchema.extend({ itemId: z.uuid().nullish() })

export const deskRegistrationSchema = registrationSchema
