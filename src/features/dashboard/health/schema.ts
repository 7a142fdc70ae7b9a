import { z } from 'zod'

export const healthChecks = [
  'database',
  'storage',
  'mail',
  'scanner',
  'queue',
  'disk',
  'memory',
  'clock',
  'certificate',
  'backups',
  'papers',
] as const
export type HealthCheck = (typeof healthChecks)[number]

/** `off`: nobody has set it up. `attention`: it works, and somebody should look. */
export const healthStates = ['fine', 'attention', 'failed', 'off'] as const
export type HealthState = (typeof healthStates)[number]

/** In plain words, without a name, an address or anything that a person wrote. */
const healthFindingSchema = z.object({
  check: z.enum(healthChecks),
  state: z.enum(healthStates),
  words: z.string(),
})
export type HealthFinding = z.output<typeof healthFindingSchema>

export const healthSchema = z.object({
  checkedAt: z.iso.datetime(),
  version: z.string(),
  node: z.string(),
  uptime: z.int(),
  findings: z.array(healthFindingSchema),
  /** Work that was given up, by queue; somebody has to look. */
  deadLetters: z.array(z.object({ queue: z.string(), count: z.int() })),
})
export type Health = z.output<typeof healthSchema>
