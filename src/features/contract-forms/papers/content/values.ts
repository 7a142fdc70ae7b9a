import type { StateCode } from '#domain/states.ts'
import { lastDayToCancel } from '#features/contract-forms/figures/content/cancel.ts'
import type { BindingLaw, ContractContent } from '#features/contract-forms/papers/schema.ts'
import type { Place } from '#features/contract-forms/templates/schema/lines.ts'
import { addDays } from '#lib/calendar-days.ts'
import { heldBackOf } from '#lib/price/charges.ts'
import { formatCents, formatPercent } from '#site/format.ts'
import type { PaperWords } from './words.ts'

/** Both languages write dollars alike. */
export const dollars = (cents: number): string => formatCents(cents, 'en')
export const percent = (value: number): string => formatPercent(value, 'en')

/** What stands in the places of lines. */
export function valuesOf(
  content: ContractContent,
  form: number,
  words: PaperWords,
  noLimit: string,
): Record<Place, string> {
  const values = Object.entries(readValues(content, form, words, noLimit))
  return Object.fromEntries(
    values.map(([place, value]) => [place, value.trim() || words.noneGiven]),
  ) as Record<Place, string>
}

function readValues(
  content: ContractContent,
  form: number,
  words: PaperWords,
  noLimit: string,
): Record<Place, string> {
  const { facts, figures, laws, fundingOn } = content
  const { person, signer, claim, attorney, company, answers } = facts
  const { terms, schedule } = figures
  const { none } = words
  const [home] = laws
  const forum = laws.find(({ because }) => because === 'forum')
  const state = home ? words.state(home.state) : words.noneGiven
  const address = company.address ?? none.address
  return {
    number: content.number,
    form: formOf(content, form, words),
    states: words.list(laws.map((law) => words.state(law.state))),
    state,
    forum: forum ? words.state(forum.state) : state,
    person: person.name,
    personInFull: [
      person.formerName ? `${person.name} (${words.formerly(person.formerName)})` : person.name,
      person.address ?? words.addressIs(none.address),
    ].join(', '),
    signer: signer.name,
    capacity: words.capacities[signer.capacity],
    company: company.name,
    companyInFull: company.legalName ?? `${company.name} (${words.noLegalName})`,
    license: licensesOf(laws, words),
    address,
    hours: company.hours ? (words.hours(company.hours) ?? company.hours) : words.noneGiven,
    phone: unbroken(company.phone),
    email: company.email,
    attorney: attorney.name,
    firm: attorney.firm ?? none.firm,
    issuer: content.issued?.by ?? words.noneGiven,
    case: words.cases[claim.kind],
    caseDay: words.date(claim.on),
    casePlace: claim.place ?? none.place,
    madeOn: words.date(content.madeOn),
    fundingDate: words.date(fundingOn),
    fundingDay: words.dateWithWeekday(fundingOn),
    signBy: words.dateWithWeekday(content.signBy),
    cancelDays: words.businessDays(figures.cancel.days),
    cancelBy: words.dateWithWeekday(lastDayToCancel(figures.cancel, content)),
    laterDay: words.date(addDays(schedule.at(-1)?.through ?? fundingOn, 1)),
    funded: dollars(figures.funded),
    received: dollars(figures.received),
    heldBack: dollars(heldBackOf(figures.oneTimeCharges)),
    maximum: figures.maximum === null ? noLimit : dollars(figures.maximum),
    charge: none.charges,
    rate: percent(terms.rate),
    yearlyRate: percent(Math.max(0, ...schedule.map(({ yearlyRate }) => yearlyRate))),
    period: words.steps[terms.per],
    compounds: words.periods[terms.compoundsEvery ?? terms.per],
    mostMonths: String(terms.mostMonths ?? words.noneGiven),
    grace: words.count(terms.graceDays),
    advances: wordAnswer(answers['other-funder'], words),
    others: words.list(toldOf(laws).map((side) => words.told[side])),
  }
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function wordAnswer(answer: boolean | undefined, words: PaperWords): string {
  if (answer === undefined) return words.notAsked
  return answer ? words.some : words.noneGiven
}

const licensesOf = (laws: readonly BindingLaw[], words: PaperWords) =>
  laws.length === 1
    ? (laws[0]?.license ?? words.none.license)
    : laws.map(({ state, license }) => `${words.state(state)}: ${license ?? words.none.license}`).join('; ')

/** Whom the laws want told of the contract. */
export const toldOf = (laws: readonly BindingLaw[]) => [
  ...new Set(laws.flatMap(({ law }) => law?.noticeToOthers?.who ?? [])),
]

const formOf = ({ laws }: ContractContent, form: number, words: PaperWords) =>
  [
    String(form),
    ...laws.flatMap(({ law }) =>
      law?.formApproval?.number ? [words.approved(law.formApproval.number, law.formApproval.date)] : [],
    ),
  ].join(' ')

export const binds = ({ laws }: ContractContent, states: readonly StateCode[]): boolean =>
  laws.some(({ state }) => states.includes(state))
