import { type ApplicationCaseType, applicationCaseTypeValues } from '#domain/applications.ts'
import type { StateCode } from '#domain/states.ts'

/** How many years a state's law gives for a suit. The page of the state names the source. */
export type TimeToSue = {
  years: number
  /** For kinds of cases that the page names. Other kinds may have periods of their own. */
  byCase?: Partial<Record<ApplicationCaseType, number>>
  earlier?: { before: string; years: number }
  /** The law is new for injuries from this day on, and nobody here has read it. */
  rewrittenFrom?: string
  doubt?: string
}

const alsoDeath = (years: number): TimeToSue => ({ years, byCase: { 'wrongful-death': years } })
const otherwise = (years: number, byCase: TimeToSue['byCase']): TimeToSue => ({
  years,
  ...(byCase && { byCase }),
})
const malpractice = (years: number, medical: number) => otherwise(years, { 'medical-malpractice': medical })
const medicalAndDeath = (years: number, medical: number, death: number) =>
  otherwise(years, { 'medical-malpractice': medical, 'wrongful-death': death })

export const timeToSue: Record<StateCode, TimeToSue> = {
  AL: { years: 2 },
  AK: alsoDeath(2),
  AZ: alsoDeath(2),
  AR: malpractice(3, 2),
  CA: alsoDeath(2),
  CO: otherwise(2, { 'auto-accident': 3 }),
  CT: { years: 2 },
  DE: { years: 2 },
  FL: { years: 2, earlier: { before: '2023-03-25', years: 4 } },
  GA: { years: 2 },
  HI: { years: 2 },
  ID: alsoDeath(2),
  IL: { years: 2 },
  IN: { years: 2 },
  IA: { years: 2 },
  KS: { years: 2 },
  KY: otherwise(1, { 'auto-accident': 2 }),
  LA: { ...malpractice(2, 1), earlier: { before: '2024-07-01', years: 1 } },
  ME: malpractice(6, 3),
  MD: { years: 3 },
  MA: { years: 3 },
  MI: { years: 3 },
  MN: medicalAndDeath(6, 4, 3),
  MS: malpractice(3, 2),
  MO: { ...medicalAndDeath(5, 2, 3), doubt: 'A 2026 bill may have made it 3 years.' },
  MT: { years: 3, rewrittenFrom: '2026-10-01' },
  NE: malpractice(4, 2),
  NV: alsoDeath(2),
  NH: { years: 3 },
  NJ: { years: 2 },
  NM: { years: 3 },
  NY: medicalAndDeath(3, 2.5, 2),
  NC: otherwise(3, { 'wrongful-death': 2 }),
  ND: medicalAndDeath(6, 2, 2),
  OH: malpractice(2, 1),
  OK: { years: 2 },
  OR: otherwise(2, { 'wrongful-death': 3 }),
  PA: alsoDeath(2),
  RI: { years: 3 },
  SC: { years: 3 },
  SD: malpractice(3, 2),
  TN: { years: 1 },
  TX: alsoDeath(2),
  UT: medicalAndDeath(4, 2, 2),
  VT: { years: 3 },
  VA: { years: 2 },
  WA: { years: 3 },
  WV: { years: 2 },
  WI: { years: 3 },
  WY: medicalAndDeath(4, 2, 2),
}

/** With less time than this many days and no suit, our money is at risk. */
export const soon = 180

export type Limit = {
  /** The last day to sue. */
  day: string
  years: number
  /** The law has a period for this kind of case alone. */
  isOfCase: boolean
  /** Kinds of cases that often have less time, where we know only the general period. */
  mayBeShorter: boolean
}

/** By the law of one state, for an accident on one day. Undefined where we can't say. */
export function findLimit(
  code: StateCode,
  caseType: ApplicationCaseType,
  incidentDate: string,
): Limit | undefined {
  const { rewrittenFrom, byCase, earlier, years: usual } = timeToSue[code]
  if (caseType === 'workers-compensation') return undefined
  if (rewrittenFrom && incidentDate >= rewrittenFrom) return undefined
  const ofCase = byCase?.[caseType]
  const years = ofCase ?? (earlier && incidentDate < earlier.before ? earlier.years : usual)
  return {
    day: addYears(incidentDate, years),
    years,
    isOfCase: ofCase !== undefined,
    mayBeShorter: ofCase === undefined && mayDiffer.includes(caseType),
  }
}

export const isPast = ({ day }: Limit, today: string) => day < today

/** False where we can't say, and for a kind of case that doesn't exist. */
export function isTimeOver(code: StateCode, caseType: string, incidentDate: string, today: string): boolean {
  const kind = applicationCaseTypeValues.find((value) => value === caseType)
  const limit = kind && findLimit(code, kind, incidentDate)
  return limit !== undefined && isPast(limit, today)
}

const mayDiffer: readonly ApplicationCaseType[] = ['medical-malpractice', 'wrongful-death']

/** Half a year is six months. February 29 becomes February 28: too early does no harm. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const months = year * 12 + month - 1 + years * 12
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(Math.floor(months / 12), months % 12, Math.min(day, lastDay)))
  return end.toISOString().slice(0, 10)
}
