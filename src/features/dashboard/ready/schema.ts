import { z } from 'zod'
import type { Room } from '#domain/roles.ts'
import { type RecordClaim, recordClaimNames } from '#site/claims.ts'

/** In the order the screen shows them. Each task checks itself off. */
export const launchTasks = [
  'rules',
  'licenses',
  'testimonials',
  'claims',
  'phone',
  'address',
  'mail',
  'public-address',
  'password',
  'price',
  'second-factor',
  'scanner',
  'backups',
  'app-secret',
  'file-encryption',
  'retention',
] as const
export type LaunchTask = (typeof launchTasks)[number]

export const launchRooms: Record<LaunchTask, Room> = {
  rules: 'owner',
  licenses: 'owner',
  testimonials: 'site',
  claims: 'owner',
  phone: 'site',
  address: 'site',
  mail: 'owner',
  'public-address': 'owner',
  password: 'owner',
  price: 'owner',
  'second-factor': 'owner',
  scanner: 'owner',
  backups: 'owner',
  'app-secret': 'owner',
  'file-encryption': 'owner',
  retention: 'owner',
}

/** An older trial restore says little about today's backups. */
export const daysBetweenRestores = 90

const count = z.number().int().min(0)

export const launchSchema = z.array(
  z.object({
    task: z.enum(launchTasks),
    isDone: z.boolean(),
    isBegun: z.boolean(),
    progress: z.object({ done: count, of: count }).nullable(),
  }),
)
export type LaunchState = z.output<typeof launchSchema>[number]

const daySchema = z.iso
  .date({ error: 'Enter a date' })
  .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Enter a date from 2000 to 2099')

const claimShape = <Value extends z.ZodType>(value: Value) =>
  Object.fromEntries(recordClaimNames.map((name) => [name, value])) as Record<RecordClaim, Value>

export const openingSchema = z.object({
  day: z.iso.date().nullable(),
  restoredOn: z.iso.date().nullable(),
  claims: z.object(
    claimShape(z.object({ source: z.string(), day: z.iso.date().nullable(), isHidden: z.boolean() })),
  ),
})
export type Opening = z.output<typeof openingSchema>

const source = z.string().trim().max(400, 'Use at most 400 characters')

/** A claim is proven by its source and that source's day, or hidden; null takes back what was said. */
const claimChangeSchema = z
  .union([
    z.strictObject({
      source: source.min(1, 'Name a record you could show'),
      day: daySchema.refine((day) => day <= tomorrow(), 'Enter a day that has passed'),
    }),
    z.strictObject({ isHidden: z.literal(true) }),
  ])
  .nullable()
export type ClaimChange = z.output<typeof claimChangeSchema>

export const openingChangeSchema = z.strictObject({
  day: daySchema.nullable().optional(),
  restoredOn: daySchema
    .refine((day) => day <= tomorrow(), 'Enter a day that has passed')
    .nullable()
    .optional(),
  claims: z.strictObject(claimShape(claimChangeSchema)).partial().optional(),
  /** Hides every claim that has no source. */
  hidesUnproven: z.literal(true).optional(),
})
export type OpeningChange = z.output<typeof openingChangeSchema>

/** It is tomorrow already for somebody east of the server. */
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
