import { z } from 'zod'
import { entrySchema } from '#features/people/access-log/schema.ts'

/** By section, in the order of the landing page. */
export const settingNames = [
  'name',
  'phone',
  'email',
  'address',
  'who-we-are',
  'testimonials',
  'claims',
  'price',
  'contracts',
  'contract-form',
  'rules',
  'postures',
  'licenses',
  'hours',
  'closed-days',
  'first-answer',
  'morning-mail',
  'second-signature',
  'our-word',
  'offer-days',
  'value-terms',
  'link-days',
  'mail-server',
  'replies',
  'templates',
  'checklists',
  'team',
  'password',
  'second-factor',
  'limits',
  'access-log',
  'keep-applications',
  'keep-messages',
  'keep-declined',
  'keep-spam',
  'keep-proofs',
  'deleted',
  'public-address',
  'scanner',
  'queue',
  'disk',
  'backup',
  'restore',
  'app-secret',
  'file-encryption',
] as const
export type SettingName = (typeof settingNames)[number]

/** `begun`: under way. `wrong`: it was set, and doesn't hold now. */
export const settingStates = ['set', 'begun', 'unset', 'wrong'] as const
export type SettingState = (typeof settingStates)[number]

const settingSchema = z.object({
  setting: z.enum(settingNames),
  state: z.enum(settingStates),
  /** What is in force, in a few words. */
  value: z.string(),
})
export type Setting = z.output<typeof settingSchema>

/** Sections with values of their own; Company shows texts, which have their versions under Site. */
export const historySections = ['price', 'contracts', 'rules', 'clocks', 'mail', 'people', 'privacy'] as const
export type HistorySection = (typeof historySections)[number]

export const settingsHistorySchema = z.array(
  entrySchema.pick({ number: true, happenedAt: true, person: true, action: true, details: true }),
)
export type SettingsChange = z.output<typeof settingsHistorySchema>[number]

export const settingsSchema = z.object({
  /** Only what the person may enter. */
  settings: z.array(settingSchema),
  /** Whether opening day is still to come, or not set. */
  isBeforeOpening: z.boolean(),
})
export type Settings = z.output<typeof settingsSchema>
