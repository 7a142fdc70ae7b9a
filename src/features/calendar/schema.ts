import { z } from 'zod'
import {
  type ApplicationStatus,
  applicationStatusValues,
  runningStatuses,
  statusOf,
} from '#domain/application-status.ts'
import { timeZoneValues } from '#domain/time-zones.ts'
import { brand, type OpenHours } from '#site/brand.ts'
import { addBusinessHours } from '#site/business-hours.ts'
import { promisedHours } from '#site/promise.ts'

/** Nothing waits in a closed status. */
export const deadlineStatuses = applicationStatusValues.filter((status) => !statusOf(status).isClosed)

const deadlineLimits = {
  hours: 500,
  /** With fewer hours a week, a deadline of 500 hours would end years from now. */
  leastWeek: 5,
  closedDays: 400,
} as const

const hourMistake = 'Enter a time of day'
const hour = z.number(hourMistake).min(0, hourMistake).max(24, hourMistake).multipleOf(0.25, hourMistake)

const dayHoursSchema = z
  .tuple([hour, hour])
  .refine(([opens, closes]) => opens < closes, 'Close after you open')
  .nullable()

const weekMistake = `Open at least ${deadlineLimits.leastWeek} hours a week, or no clock would ever end`

/** Every promise and every deadline counts these hours. */
export const calendarSchema = z.object({
  timeZone: z.enum(timeZoneValues),
  /** From Sunday on; null means closed. */
  week: z
    .array(dayHoursSchema)
    .length(7)
    .refine((week) => countWeek(week) >= deadlineLimits.leastWeek, weekMistake),
  closedOn: z
    .array(z.iso.date())
    .max(deadlineLimits.closedDays, `List at most ${deadlineLimits.closedDays} days`),
}) satisfies z.ZodType<OpenHours>
export type Calendar = z.output<typeof calendarSchema>

const countWeek = (week: readonly (readonly [number, number] | null)[]) =>
  week.reduce((sum, day) => sum + (day ? day[1] - day[0] : 0), 0)

const hoursMistake = `Enter whole hours, 1 to ${deadlineLimits.hours}, or leave it empty`

const statusDeadlineSchema = z.object({
  hours: z.int(hoursMistake).min(1, hoursMistake).max(deadlineLimits.hours, hoursMistake),
  counted: z.enum(['business', 'all']).default('business'),
})

const deadlineOf = Object.fromEntries(
  deadlineStatuses.map((status) => [status, statusDeadlineSchema.nullable().default(null)]),
) as Record<(typeof deadlineStatuses)[number], z.ZodDefault<z.ZodNullable<typeof statusDeadlineSchema>>>

export const deadlineSettingsSchema = z.object({
  ...calendarSchema.shape,
  clocks: z.object(deadlineOf),
  isDigest: z.boolean(),
  digestHour: hour.max(23.75, hourMistake),
  /** Refused if somebody else has changed it since this version; 0 until it is set for the first time. */
  version: z.int().min(0),
})
export type DeadlineSettings = z.output<typeof deadlineSettingsSchema>

/** The site promises these. */
export const defaultSettings: DeadlineSettings = {
  timeZone: brand.openHours.timeZone,
  week: brand.openHours.week.map((day) => day && [day[0], day[1]]),
  closedOn: [...brand.openHours.closedOn],
  clocks: deadlineSettingsSchema.shape.clocks.parse(
    Object.fromEntries(runningStatuses.map((status) => [status, { hours: promisedHours, counted: 'all' }])),
  ),
  isDigest: false,
  digestHour: 8,
  version: 0,
}

/** Null if the status has no deadline. */
export function dueIn(settings: DeadlineSettings, status: ApplicationStatus, since: Date): Date | null {
  const clock = settings.clocks[status]
  if (!clock) return null
  return clock.counted === 'all'
    ? new Date(since.getTime() + clock.hours * 60 * 60_000)
    : addBusinessHours(since, clock.hours, settings)
}
