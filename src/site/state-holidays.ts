import type { StateCode } from '#domain/states.ts'
import { findHoliday, type HolidayRule } from './holiday-rules.ts'

/**
 * Days on which the offices of one state are closed by that state's own law, beside the federal holidays. From general
 * knowledge of November 2026, not compared with the statutes: a lawyer of the company confirms each state before it
 * binds anybody (docs/cancellation.md). They only ever add days to the time to cancel, so one too many costs us a day and
 * takes nothing from anybody. What a governor declares year by year isn't here; the owner adds such days as closed.
 */
const rules = {
  'new-years-eve': { month: 12, day: 31 },
  'confederate-heroes': { month: 1, day: 19 },
  lincoln: { month: 2, day: 12 },
  'mardi-gras': { fromEaster: -47 },
  'texas-independence': { month: 3, day: 2 },
  'town-meeting': { month: 3, weekday: 2, nth: 1 },
  kuhio: { month: 3, day: 26 },
  seward: { month: 3, weekday: 1, nth: -1 },
  chavez: { month: 3, day: 31 },
  'good-friday': { fromEaster: -2 },
  patriots: { month: 4, weekday: 1, nth: 3 },
  'san-jacinto': { month: 4, day: 21 },
  'confederate-memorial-alabama': { month: 4, weekday: 1, nth: 4 },
  'confederate-memorial-mississippi': { month: 4, weekday: 1, nth: -1 },
  arbor: { month: 4, weekday: 5, nth: -1 },
  primary: { month: 5, weekday: 1, nth: 1, plus: 1 },
  'primary-west-virginia': { month: 5, weekday: 2, nth: 2, evenYears: true },
  truman: { month: 5, day: 8 },
  'confederate-memorial-carolina': { month: 5, day: 10 },
  'jefferson-davis': { month: 6, weekday: 1, nth: 1 },
  kamehameha: { month: 6, day: 11 },
  'west-virginia': { month: 6, day: 20 },
  pioneer: { month: 7, day: 24 },
  victory: { month: 8, weekday: 1, nth: 2 },
  bennington: { month: 8, day: 16 },
  'hawaii-statehood': { month: 8, weekday: 5, nth: 3 },
  johnson: { month: 8, day: 27 },
  cabrini: { month: 10, weekday: 1, nth: 1 },
  alaska: { month: 10, day: 18 },
  nevada: { month: 10, weekday: 5, nth: -1 },
  election: { month: 11, weekday: 1, nth: 1, plus: 1 },
  'general-election': { month: 11, weekday: 1, nth: 1, plus: 1, evenYears: true },
  'after-thanksgiving': { month: 11, weekday: 4, nth: 4, plus: 1 },
  'christmas-eve': { month: 12, day: 24 },
  'after-christmas': { month: 12, day: 26 },
} as const satisfies Record<string, HolidayRule>

export type StateHoliday = keyof typeof rules

const after = 'after-thanksgiving'

/** Every state has its line: an empty one has no day of its own. */
const holidaysOf: Record<StateCode, readonly StateHoliday[]> = {
  AL: ['confederate-memorial-alabama', 'jefferson-davis'],
  AK: ['seward', 'alaska'],
  AZ: [],
  AR: ['christmas-eve'],
  CA: ['chavez', after],
  CO: ['cabrini'],
  CT: ['lincoln', 'good-friday'],
  DE: ['good-friday', 'general-election', after],
  FL: [after],
  GA: [after],
  HI: ['kuhio', 'good-friday', 'kamehameha', 'hawaii-statehood', 'general-election'],
  ID: [],
  IL: ['lincoln', 'general-election', after],
  // Municipal elections count there, too, so it is every year.
  IN: ['good-friday', 'primary', 'election', after],
  IA: [after],
  KS: [],
  KY: ['good-friday', after, 'christmas-eve', 'new-years-eve'],
  LA: ['mardi-gras', 'good-friday', 'general-election'],
  ME: ['patriots', after],
  MD: ['general-election', after],
  MA: ['patriots'],
  MI: ['general-election', after, 'christmas-eve', 'new-years-eve'],
  MN: [after],
  MS: ['confederate-memorial-mississippi'],
  MO: ['lincoln', 'truman'],
  MT: ['general-election'],
  NE: ['arbor', after],
  NV: ['nevada', after],
  NH: [after],
  NJ: ['good-friday', 'election'],
  NM: [after],
  NY: ['lincoln', 'election'],
  NC: ['good-friday', after, 'christmas-eve', 'after-christmas'],
  ND: ['good-friday'],
  OH: [],
  OK: [after],
  OR: [],
  PA: [],
  RI: ['victory', 'general-election'],
  SC: ['confederate-memorial-carolina', after, 'after-christmas'],
  SD: [],
  TN: ['good-friday'],
  TX: [
    ...(['confederate-heroes', 'texas-independence', 'san-jacinto', 'johnson'] as const),
    ...([after, 'christmas-eve', 'after-christmas'] as const),
  ],
  UT: ['pioneer'],
  VT: ['town-meeting', 'bennington'],
  VA: ['election', after],
  WA: [after],
  WV: ['primary-west-virginia', 'west-virginia', 'general-election', after],
  WI: ['christmas-eve', 'new-years-eve'],
  WY: [],
}

/** The state's own holiday on a date, YYYY-MM-DD; on the Friday or Monday beside it where it falls on a weekend. */
export const findStateHoliday = (state: StateCode, date: string): StateHoliday | undefined =>
  findHoliday(
    holidaysOf[state].map((name) => [name, rules[name]] as const),
    date,
  )
