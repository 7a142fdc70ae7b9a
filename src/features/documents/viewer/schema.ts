import { z } from 'zod'
import { registrationSchema } from '#features/documents/files/schema/files.ts'
import { uploadRequestSchema } from '#features/documents/files/schema/reservations.ts'

/** What came by fax, mail or hand. Without an `itemId` it answers nothing we asked for. */
export const deskUploadRequestSchema = uploadRequestSchema.extend({ itemId: z.uuid().nullish() })

export const deskRegistrationSchema = registrationSchema
