import { spellNumber } from '#site/format.ts'
import type { Range } from '../../schema.ts'
import type { CaseTypeWords } from '../words.ts'

/** "6 months - 3 years", or "1 - 5 years" when both ends share the unit. */
function sayTimeframe([from, to]: Range): string {
  const [start, end] = [sayLength(from), sayLength(to)]
  return start.unit === end.unit
    ? `${start.count} - ${end.count} ${end.unit}`
    : `${start.count} ${start.unit} - ${end.count} ${end.unit}`
}

const sayLength = (months: number) =>
  months >= 12 ? { count: months / 12, unit: 'years' } : { count: months, unit: 'months' }

export const en: CaseTypeWords = {
  timeframe: sayTimeframe,
  index: {
    crumb: 'Case Types',
    title: 'Personal Injury Cases We Fund',
    lead: (count) =>
      `${spellNumber(count, 'en')} kinds of cases, side by side. The figures are broad ranges from no published source, and they aren’t promises. What we can advance depends on fault, your injuries and what insurance can pay.`,
    promises: ['No Credit Check Required •', 'Fast Approval • No Upfront Fees'],
    ask: 'Don’t see your kind of case? Ask us.',
    call: {
      title: ['Ready to Apply for ', 'Pre-Settlement', ' Funding?'],
      text: 'Applying is free, and you’re not locked into anything. Not sure your case fits? Ask first.',
      apply: 'Apply for Funding',
      contact: 'Contact Us',
    },
    head: {
      description: (count) =>
        `${spellNumber(count, 'en')} kinds of injury cases we fund, side by side: what makes each hard, how funding helps, and what we look for. No credit check, no upfront fees.`,
      keywords: ['case types', 'personal injury funding', 'lawsuit funding amounts', 'time to settle'],
    },
  },
  ledger: {
    kind: 'Kind of case',
    funding: 'Typical funding',
    timeline: 'Timeline',
    fundingAxis: 'Typical funding, ten times a line',
    axis: (years) => `Timeline, 0 to ${years} years`,
    axes: 'On the lines for money, each mark is ten times the one before. Time runs evenly, from 0.',
    more: 'Learn More',
    about: (name) => ` about ${name} funding`,
  },
  detail: {
    apply: 'Apply Now',
    funding: 'Funding',
    fundingNote: 'A broad range on its own scale, from no published source. Not an offer.',
    timeline: 'Timeline',
    timelineNote: 'From claim to settlement: a broad range from no published source.',
    challenges: 'Common Challenges',
    helps: 'How Funding Helps',
    eligibility: 'Eligibility Factors',
    eligibilityNote: 'You don’t need all five to apply.',
    statistics: 'Industry Statistics',
    source: (name) => `Source: ${name}.`,
    askAttorney: 'Your attorney knows your case.',
    related: 'Other Case Types We Fund',
    applyFor: (name) => `Apply for ${name} Funding`,
    head: {
      title: (name) => `${name} Funding`,
      topic: 'Pre-settlement funding',
      keyword: 'pre-settlement funding',
    },
  },
  notFound: {
    title: 'Case Type Not Found',
    text: "We couldn't find information for that case type. Please check the URL or browse our available case types below.",
    button: 'Back to Home',
    suggestions: 'Case types we fund',
  },
}
