import { z } from 'zod'
import { registrationSchemas } from '#features/documents/files/schema/files.ts'
import { uploadRequestSchemas } from '#features/documents/files/schema/reservations.ts'
import { staffLocale } from '#site/locale.ts'

/** What came by fax, mail or hand. Without an `itemId` it answers nothing we asked for. */
export const deskUploadRequestSchema = uploadRequestSchemas[staffLocale].extend({
  itemId: z.uuid().nullish(),
})

export const deskRegistrationSchema = registrationSchemas[staffLocale]
