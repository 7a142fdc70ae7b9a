import { type Choice, valuesOf } from './choice.ts'

/** Where an office can be, and the short name of its time. */
export const timeZones = [
  { value: 'America/New_York', label: 'Eastern Time', short: 'ET' },
  { value: 'America/Chicago', label: 'Central Time', short: 'CT' },
  { value: 'America/Denver', label: 'Mountain Time', short: 'MT' },
  { value: 'America/Phoenix', label: 'Mountain Time, Arizona', short: 'MST' },
  { value: 'America/Los_Angeles', label: 'Pacific Time', short: 'PT' },
  { value: 'America/Anchorage', label: 'Alaska Time', short: 'AKT' },
  { value: 'Pacific/Honolulu', label: 'Hawaii Time', short: 'HT' },
] as const satisfies readonly (Choice & { short: string })[]

export const timeZoneValues = valuesOf(timeZones)

/** "ET"; the zone's own name where we know no shorter one. */
export const shortZoneOf = (timeZone: string): string =>
  timeZones.find(({ value }) => value === timeZone)?.short ?? timeZone
