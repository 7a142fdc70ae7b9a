import { z } from 'zod'
import {
  type ApplicationStatus,
  applicationStatusValues,
  type firstStatus,
  statusOf,
} from '#domain/application-status.ts'
import { timeZoneValues } from '#domain/time-zones.ts'
import { brand, type OpenHours } from '#site/brand.ts'
import { addBusinessHours } from '#site/business-hours.ts'
import { addPromisedHours } from '#site/promise-clock.ts'
import { promisedHours } from '#site/promised-hours.ts'

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

const promiseMistake = `Enter whole hours, 1 to ${deadlineLimits.hours}: every page promises an answer`

const statusDeadlineSchema = z.object({
  hours: z.int(hoursMistake).min(1, hoursMistake).max(deadlineLimits.hours, hoursMistake),
  counted: z.enum(['business', 'all']).default('business'),
})

/** The promise that every page makes. It's counted around the clock, without Sundays, holidays and closed days. */
const promiseSchema = z.object({
  hours: z.int(promiseMistake).min(1, promiseMistake).max(deadlineLimits.hours, promiseMistake),
  counted: z
    .literal('all', 'The promise counts every hour but Sundays, holidays and closed days')
    .default('all'),
})
const ourPromise: z.output<typeof promiseSchema> = { hours: promisedHours, counted: 'all' }

const deadlineOf = Object.fromEntries(
  deadlineStatuses.map((status) => [status, statusDeadlineSchema.nullable().default(null)]),
) as Record<
  Exclude<(typeof deadlineStatuses)[number], typeof firstStatus>,
  z.ZodDefault<z.ZodNullable<typeof statusDeadlineSchema>>
>

export const deadlineSettingsSchema = z.object({
  ...calendarSchema.shape,
  clocks: z.object({ ...deadlineOf, received: promiseSchema.default(ourPromise) }),
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
  clocks: deadlineSettingsSchema.shape.clocks.parse({}),
  isDigest: false,
  digestHour: 8,
  version: 0,
}

/** Null if the status has no deadline. */
export function dueIn(settings: DeadlineSettings, status: ApplicationStatus, since: Date): Date | null {
  if (status === 'received') return addPromisedHours(since, settings.clocks.received.hours, settings)
  const clock = status in settings.clocks && settings.clocks[status as keyof typeof settings.clocks]
  if (!clock) return null
  return clock.counted === 'all'
    ? new Date(since.getTime() + clock.hours * 60 * 60_000)
    : addBusinessHours(since, clock.hours, settings)
}
