import { z } from 'zod'
import { signerParties } from '#domain/contracts.ts'

export const contractMailKinds = ['sent', 'reminder', 'last-day', 'expired', 'expired-at-counsel'] as const
export type ContractMailKind = (typeof contractMailKinds)[number]

export const reminderSchema = z.strictObject({ party: z.enum(signerParties, 'Use person or attorney') })
