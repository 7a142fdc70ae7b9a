import { type StateCode, states } from '#domain/states.ts'
import { formatCalendarDay, formatList, spellNumber } from '#site/format.ts'
import { languageTags } from '#site/locale.ts'
import type { PaperWords } from '../words.ts'

const date = (day: string) =>
  formatCalendarDay(day, 'en', { dateStyle: 'long' }).replace(/ (?=\d+,)/, '\u00a0')
const count = (number: number) => spellNumber(number, 'en').toLowerCase()

export const english: PaperWords = {
  tag: languageTags.en,
  labels: { account: 'Account', mark: 'Draft' },
  none: {
    charges: 'none',
    contracts: 'none',
    address: 'none',
    license: 'none',
    place: 'none',
    firm: 'none',
  },
  noneGiven: 'none',
  some: 'yes, from another company',
  notAsked: 'not asked yet',
  formerly: (name) => `formerly ${name}`,
  noLegalName: 'legal name: none',
  addressIs: (address) => `address: ${address}`,
  date,
  dateWithWeekday: (day) => `${formatCalendarDay(day, 'en', { weekday: 'long' })}, ${date(day)}`,
  count,
  businessDays: (number) => `${count(number)} business ${number === 1 ? 'day' : 'days'}`,
  hours: (typed) => typed,
  list: (names) => formatList(names, 'en'),
  approved: (number, day) => `(approved as ${number}${day ? ` on ${date(day)}` : ''})`,
  steps: { month: 'month', 'half-year': 'six-month step', year: 'year' },
  periods: { month: 'month', 'half-year': 'six months', year: 'year' },
  cases: {
    'auto-accident': 'an auto accident',
    'personal-injury': 'a personal injury',
    'medical-malpractice': 'medical malpractice',
    'wrongful-death': 'a wrongful death',
    'slip-fall': 'a slip and fall',
    'product-liability': 'a product that did harm',
    'workers-compensation': 'a workers’ compensation claim',
    other: 'what happened to you',
  },
  capacities: {
    self: 'the person themselves',
    parent: 'parent',
    guardian: 'guardian',
    representative: 'personal representative of the estate',
    agent: 'agent under a power of attorney',
  },
  told: { parties: 'the other parties', insurers: 'their insurers', court: 'the court' },
  state: (code: StateCode) => states.find(({ value }) => value === code)?.label.en ?? code,
}
