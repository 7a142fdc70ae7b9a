import { type Locale, type Localized, localized } from '#site/locale.ts'
import { type PublicChoice, valuesOf } from './choice.ts'

/** Where an office can be. Its time is also named in sentences ("Eastern") and behind an hour ("ET"). */
export const timeZones = [
  {
    value: 'America/New_York',
    label: localized({ en: 'Eastern Time' }),
    name: localized({ en: 'Eastern' }),
    short: localized({ en: 'ET' }),
  },
  {
    value: 'America/Chicago',
    label: localized({ en: 'Central Time' }),
    name: localized({ en: 'Central' }),
    short: localized({ en: 'CT' }),
  },
  {
    value: 'America/Denver',
    label: localized({ en: 'Mountain Time' }),
    name: localized({ en: 'Mountain' }),
    short: localized({ en: 'MT' }),
  },
  {
    value: 'America/Phoenix',
    label: localized({ en: 'Mountain Time, Arizona' }),
    name: localized({ en: 'Mountain, Arizona' }),
    short: localized({ en: 'MST' }),
  },
  {
    value: 'America/Los_Angeles',
    label: localized({ en: 'Pacific Time' }),
    name: localized({ en: 'Pacific' }),
    short: localized({ en: 'PT' }),
  },
  {
    value: 'America/Anchorage',
    label: localized({ en: 'Alaska Time' }),
    name: localized({ en: 'Alaska' }),
    short: localized({ en: 'AKT' }),
  },
  {
    value: 'Pacific/Honolulu',
    label: localized({ en: 'Hawaii Time' }),
    name: localized({ en: 'Hawaii' }),
    short: localized({ en: 'HT' }),
  },
] as const satisfies readonly (PublicChoice & { name: Localized<string>; short: Localized<string> })[]

export const timeZoneValues = valuesOf(timeZones)

/** Where no office is, but somebody may live. */
const farZones = [
  {
    value: 'America/Adak',
    name: localized({ en: 'Hawaii-Aleutian' }),
    short: localized({ en: 'HT' }),
  },
]

const find = (timeZone: string) => [...timeZones, ...farZones].find(({ value }) => value === timeZone)

/** "Eastern"; the zone's own name where we know no other. */
export const zoneName = (timeZone: string, locale: Locale): string => find(timeZone)?.name[locale] ?? timeZone

/** "ET" */
export const shortZoneOf = (timeZone: string, locale: Locale): string =>
  find(timeZone)?.short[locale] ?? timeZone
