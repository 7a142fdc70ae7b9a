import { z } from 'zod'

/** Where it stands with the attorney whom a plaintiff named, as the plaintiff may know it. */
export const firmStateSchema = z.object({
  name: z.string(),
  state: z.enum(['not-asked', 'asked', 'confirmed', 'declined']),
})
export type FirmState = z.output<typeof firmStateSchema>
