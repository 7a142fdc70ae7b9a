import { isBankDay } from '#lib/business-days.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { type ContractCheck, leadOf } from '../schema.ts'
import { checkAnswers } from './answers.ts'
import type { CheckContext } from './context.ts'
import { checkLaw } from './law.ts'
import { checkSigner } from './signer.ts'

/** What has to be so before a contract is sent. */
export const listChecks = (context: CheckContext): ContractCheck[] => [
  ...checkWords(context),
  ...checkLaw(context),
  ...checkAnswers(context),
  ...checkSigner(context),
  checkCompany(context),
  checkDays(context),
  checkOffer(context),
  checkFigures(context),
]

export const listUnmet = (checks: readonly ContractCheck[]): string[] =>
  checks.filter(({ isMet }) => !isMet).map(({ label, words }) => `${leadOf(label)} ${words}`)

/** Our own, whatever the states say. */
const ours = { state: null } as const

function checkWords({ template, contract }: CheckContext): ContractCheck[] {
  const { version, isConfirmed, replacedBy, coversSpanish } = template
  const isPair = contract.language === 'en-es'
  return [
    {
      ...{
        ...ours,
        name: 'template',
        label: 'The words of the contract',
        isMet: isConfirmed && replacedBy === null,
      },
      words: isConfirmed
        ? replacedBy === null
          ? `A lawyer has confirmed form ${version}.`
          : `Form ${replacedBy} is in force now, and this was drafted from form ${version}. Draft it again.`
        : `No lawyer has confirmed form ${version}. The owner does that under Settings, Contract forms.`,
    },
    ...(isPair
      ? [
          {
            ...{ ...ours, name: 'spanish', label: 'The words in Spanish', isMet: coversSpanish },
            words: coversSpanish
              ? 'The lawyer’s letter covers the Spanish words.'
              : 'The lawyer’s letter doesn’t cover the Spanish words. Draft it in English, or have them confirmed.',
          },
        ]
      : []),
  ]
}

function checkCompany({ facts: { company } }: CheckContext): ContractCheck {
  const missing = [!company.legalName && 'legal name', !company.address && 'street address'].filter(
    (part) => part !== false,
  )
  return {
    ...{ ...ours, name: 'company', label: 'Who we are', isMet: missing.length === 0 },
    words:
      missing.length === 0
        ? `${company.legalName}, ${company.address}`
        : `Our ${missing.join(' and ')} ${missing.length > 1 ? 'aren’t' : 'isn’t'} entered. The owner does that under Site; then draft the contract again.`,
  }
}

function checkDays({ today, contract: { fundingOn, signBy } }: CheckContext): ContractCheck {
  const day = formatCalendarDay(fundingOn)
  const words =
    fundingOn < today
      ? `${day}, the planned funding day, is over. Draft it for another day.`
      : !isBankDay(fundingOn)
        ? `Banks are closed on ${day}. Draft it for another day.`
        : signBy < today
          ? `${formatCalendarDay(signBy)}, the last day to sign, is over. Draft it for a later funding day.`
          : undefined
  return {
    ...{ ...ours, name: 'funding-day', label: 'The funding day', isMet: words === undefined },
    words: words ?? `${day}, to be signed by ${formatCalendarDay(signBy)}.`,
  }
}

const checkOffer = ({ offerProblem }: CheckContext): ContractCheck => ({
  ...{ ...ours, name: 'offer', label: 'The offer', isMet: offerProblem === null },
  words: offerProblem ?? 'It stands, and the rules of today and of the funding day allow it.',
})

function checkFigures({ changes, isOtherLaw, rules, template: _ }: CheckContext): ContractCheck {
  const changed = changes.map(({ label, before, after }) => `${label}: ${before}, now ${after}.`)
  const law = 'What the law asks of the paper, or our license, has changed.'
  const isMet = changes.length === 0 && !isOtherLaw
  return {
    ...{ ...ours, name: 'figures', label: 'Figures and law', isMet },
    words: isMet
      ? `Every figure is what the rules of ${rules.length === 1 ? 'the state' : 'both states'} give today.`
      : [...changed, ...(isOtherLaw ? [law] : []), 'Draft it again.'].join(' '),
  }
}
