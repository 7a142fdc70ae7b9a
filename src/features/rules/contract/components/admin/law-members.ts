import type { Choice } from '#domain/choice.ts'
import {
  assignmentRules,
  attorneyTopics,
  cancelWays,
  consentGivers,
  contractPages,
  initialsRules,
  licenseKinds,
  rateDisclosures,
  refinanceKinds,
  retentionStarts,
  toldSides,
} from '#domain/contract-law.ts'
import { earningChoices, perChoices, rateMethodChoices, scheduleChoices, scopeChoices } from './law-labels.ts'

/** A field of the form: what stands in it is text, whatever becomes of it. */
export type Member = {
  /** Where it stands in the rule. */
  path: string
  label: string
  kind: 'choice' | 'yes-no' | 'several' | 'scope' | 'number' | 'dollars' | 'day' | 'line' | 'text'
  choices?: readonly Choice[]
  help?: string
  /** Shows what is wrong with the whole that it belongs to. */
  speaksFor?: string
}

type Group = { title: string; members: readonly Member[]; lists?: readonly ('notices' | 'statements')[] }

const choice = (path: string, label: string, choices: readonly Choice[]): Member => ({
  ...{ path, label, kind: 'choice', choices },
})
const yesNo = (path: string, label: string): Member => ({ path, label, kind: 'yes-no' })

export const groups: readonly Group[] = [
  {
    title: 'How a price is made',
    members: [
      choice('earning', 'Charges are earned', earningChoices),
      yesNo('capsPerClaim', 'Caps count all advances on a claim'),
      {
        path: 'oneTimeCharges.most',
        label: 'One-time charges at most ($)',
        kind: 'dollars',
        help: '0 where none is allowed.',
      },
      choice('oneTimeCharges.per', 'They count', perChoices),
      { ...choice('schedule.kind', 'Schedule', scheduleChoices), speaksFor: 'schedule' },
      { path: 'schedule.stepMonths', label: 'Months of a step', kind: 'number' },
      choice('rateMethod', 'The yearly rate is', rateMethodChoices),
      choice('contract.rateDisclosure', 'It’s printed as', rateDisclosures),
      {
        path: 'contract.unexpressed',
        label: 'A fee or cap that no field can hold',
        kind: 'text',
        help: 'No contract can be made there while this stands.',
      },
    ],
  },
  {
    title: 'Whom it binds',
    members: [
      { path: 'contract.scope', label: 'The law follows', kind: 'scope', choices: scopeChoices },
      choice('contract.assignment', 'We may assign it', assignmentRules),
      choice('contract.refinance.kind', 'Rolled into a new contract', refinanceKinds),
      { path: 'contract.refinance.months', label: 'Within months', kind: 'number' },
      yesNo('contract.refinance.tables', 'With tables that compare'),
      yesNo('contract.earlierFunder.buyOut', 'Another funder is bought out'),
      {
        path: 'contract.earlierFunder.writtenConsent',
        label: 'Unless these agree in writing',
        kind: 'several',
        choices: consentGivers,
      },
    ],
  },
  {
    title: 'The contract’s pages',
    members: [
      { path: 'contract.type.points', label: 'Points of its type', kind: 'number' },
      choice('contract.type.page', 'Where that holds', contractPages),
      yesNo('contract.type.bold', 'Bold'),
      yesNo('contract.type.caps', 'Capitals'),
      yesNo('contract.type.box', 'Boxed'),
      choice('contract.initials', 'Initials', initialsRules),
      yesNo('contract.maximumStated', 'It states the most owed'),
      yesNo('contract.cumulativeRow', 'It adds up all contracts'),
      yesNo('contract.languages.bothOnNegotiation', 'Also in the language of negotiation'),
      yesNo('contract.languages.translatorAffidavit', 'With a translator’s affidavit'),
      yesNo('contract.formApproval.required', 'The state approves the form'),
      { path: 'contract.formApproval.number', label: 'Number of the approval', kind: 'line' },
      { path: 'contract.formApproval.date', label: 'Day of the approval', kind: 'day' },
      { path: 'contract.cancelWays', label: 'How people can cancel', kind: 'several', choices: cancelWays },
    ],
    lists: ['notices'],
  },
  {
    title: 'The attorney and the other side',
    members: [
      yesNo('contract.attorney.required', 'The attorney acknowledges it'),
      {
        path: 'contract.attorneyCopyDays',
        label: 'Business days to send the attorney a copy',
        kind: 'number',
      },
      {
        path: 'contract.noticeToOthers.who',
        label: 'Who is told of it',
        kind: 'several',
        choices: toldSides,
      },
      { path: 'contract.noticeToOthers.days', label: 'Within business days', kind: 'number' },
    ],
    lists: ['statements'],
  },
  {
    title: 'License, report and papers',
    members: [
      choice('contract.license.kind', 'What we need', licenseKinds),
      { path: 'contract.license.bond', label: 'Bond ($)', kind: 'dollars' },
      { path: 'contract.license.from', label: 'Ours holds from', kind: 'day' },
      { path: 'contract.license.to', label: 'Until', kind: 'day' },
      yesNo('contract.report.required', 'A yearly report'),
      {
        path: 'contract.report.due',
        label: 'Due on',
        kind: 'line',
        help: 'Like 01-31. Empty if the agency sets it.',
      },
      yesNo('contract.report.sworn', 'Under oath'),
      { path: 'contract.retention.years', label: 'Years to keep papers', kind: 'number' },
      choice('contract.retention.from', 'From', retentionStarts),
    ],
  },
]

export const members: readonly Member[] = groups.flatMap((group) => group.members)

export const lists = {
  notices: {
    path: 'contract.notices',
    title: 'Notices, word for word',
    one: 'notice',
    members: [
      { path: 'text', label: 'Words', kind: 'text' },
      choice('place', 'Where', contractPages),
      { path: 'points', label: 'Points', kind: 'number' },
      yesNo('bold', 'Bold'),
      yesNo('box', 'Boxed'),
      { path: 'source', label: 'Source', kind: 'line' },
      { path: 'checkedOn', label: 'Compared with it on', kind: 'day' },
    ],
  },
  statements: {
    path: 'contract.attorney.statements',
    title: 'What the attorney states',
    one: 'statement',
    members: [
      choice('about', 'Of what', attorneyTopics),
      { path: 'text', label: 'In the statute’s words', kind: 'text' },
    ],
  },
} as const satisfies Record<string, { path: string; title: string; one: string; members: readonly Member[] }>
export type ListName = keyof typeof lists
