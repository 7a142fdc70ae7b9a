import type { ContractFacts, ContractFigures } from '#db/schema/index.ts'
import { contractLanguages, offerQuestions, signerCapacities } from '#domain/contracts.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { staffLocale } from '#site/locale.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import type { Difference } from '../schema.ts'

/** What somebody signs, and what of it may be otherwise in the next paper. */
export type Compared = {
  fundingOn: string
  signBy: string
  language: 'en' | 'en-es'
  figures: ContractFigures
  facts: Omit<ContractFacts, 'readingCode'>
}

const none = 'none'

/** Each thing that differs, as it was and as it is. */
export const listDifferences = (before: Compared, after: Compared): Difference[] =>
  compare(
    [...sayFigures(before.figures), ...sayRest(before)],
    [...sayFigures(after.figures), ...sayRest(after)],
  )

/** The same of the figures alone. */
export const compareFigures = (before: ContractFigures, after: ContractFigures): Difference[] =>
  compare(sayFigures(before), sayFigures(after))

type Line = readonly [label: string, words: string]

function compare(before: readonly Line[], after: readonly Line[]): Difference[] {
  const old = new Map(before)
  const now = new Map(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const words = { before: old.get(label) ?? none, after: now.get(label) ?? none }
    return words.before === words.after ? [] : [{ label, ...words }]
  })
}

function sayFigures(figures: ContractFigures): Line[] {
  const { funded, received, oneTimeCharges, maximum, schedule, outcomes, claim, earlier, cancel } = figures
  return [
    ['Advance', formatCents(funded)],
    ['The person gets', formatCents(received)],
    ...oneTimeCharges.map(
      ({ name, amount, isHeldBack }): Line => [
        name,
        `${formatCents(amount)}, ${isHeldBack ? 'held back' : 'added'}`,
      ],
    ),
    ['Most that can be owed', maximum === null ? none : formatCents(maximum)],
    ...schedule.map(
      ({ owed, through, yearlyRate }, place): Line => [
        `Step ${place + 1}`,
        `${formatCents(owed)} through ${formatCalendarDay(through)}, ${yearlyRate}% a year`,
      ],
    ),
    ...outcomes.map(({ gross, owed }): Line => [`If the case pays ${formatCents(gross)}`, formatCents(owed)]),
    ...claim.map(({ months, inAll }): Line => [`In all after ${months} months`, formatCents(inAll)]),
    ...earlier.map(
      ({ number, fundedOn, funded: amount }, place): Line => [
        `Earlier advance ${place + 1}`,
        `${formatCents(amount)} of ${formatCalendarDay(fundedOn)}${number ? `, ${number}` : ''}`,
      ],
    ),
    ['To cancel', `${sayCancelDays(cancel.days, staffLocale)} ${sayCancelStart(cancel.start, staffLocale)}`],
  ]
}

function sayRest({ fundingOn, signBy, language, facts }: Compared): Line[] {
  const { person, signer, claim, attorney, company, answers } = facts
  return [
    ['Planned funding day', formatCalendarDay(fundingOn)],
    ['Last day to sign', formatCalendarDay(signBy)],
    ['Language', labelOf(contractLanguages, language)],
    ['Name', person.name],
    ['Former name', person.formerName ?? none],
    ['Address', person.address ?? none],
    ['Signer', `${signer.name}, ${labelOf(signerCapacities, signer.capacity)}`],
    ['Incident', `${formatCalendarDay(claim.on)}, ${claim.place ?? none}`],
    ['Attorney', `${attorney.name}, ${attorney.firm ?? none}`],
    ['We', `${company.legalName ?? company.name}, ${company.address ?? none}`],
    ...offerQuestions.map(({ value, label }): Line => [label, sayAnswer(answers[value])]),
  ]
}

const sayAnswer = (answer: boolean | undefined) =>
  answer === undefined ? 'not asked' : answer ? 'yes' : 'no'
