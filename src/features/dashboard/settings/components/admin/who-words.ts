import type { WhoPart } from '#features/content/company/schema.ts'
import { paths } from '#site/paths.ts'

type PartWords = {
  title: string
  why: string
  /** What visitors read until it is entered. */
  until: string
  action: string
  to: string
  /** Where the rest of it is entered. */
  also?: { action: string; to: string }
}

const company = { action: 'Enter it', to: paths.adminText('who-page.company') }

export const whoWords: Record<WhoPart, PartWords> = {
  'legal-name': {
    title: 'Legal name and where it’s registered',
    why: 'Careful readers look a company up at the Secretary of State. Give the link to your record.',
    until: 'only your brand name',
    ...company,
  },
  since: {
    title: 'Since when',
    why: 'A day with a record behind it says more than a round number of years.',
    until: 'nothing',
    ...company,
  },
  owners: {
    title: 'Who owns you, and where the money comes from',
    why: 'Two sentences. Some states ask for them in the contract anyway.',
    until: 'nothing',
    ...company,
  },
  licenses: {
    title: 'Licenses by state',
    why: 'Enter the number under State rules, then the office with its page, where anybody can check it.',
    until: 'the offices that license or register companies like yours, by state',
    action: 'Add a license',
    to: `${paths.adminRules}?filter=license`,
    also: { action: 'Add its office', to: paths.adminText('who-page.regulators') },
  },
  people: {
    title: 'The people who read files',
    why: 'People send you medical records. Ask each person first; a first name and a role are enough.',
    until: 'how to reach you, without a name',
    action: 'Add a person',
    to: paths.adminText('who-page.people'),
  },
  complaints: {
    title: 'Who answers complaints',
    why: 'A name and a number of days. A complaint that reaches you doesn’t go to the state first.',
    until: 'your phone number, your email address and your promise',
    ...company,
  },
  address: {
    title: 'Street address',
    why: 'Where a certified letter arrives. Ready to open? asks for it, too.',
    until: 'the sample address, which is nobody’s',
    action: 'Enter it',
    to: paths.adminText('global.contact.office-address'),
  },
  hours: {
    title: 'Hours',
    why: 'The page says whether somebody picks up now.',
    until: 'the hours of the program',
    action: 'Change',
    to: `${paths.adminClocks}#hours`,
  },
}
