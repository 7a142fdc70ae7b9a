import { keepOwnFacts } from '#domain/contract-law.ts'
import { type LawPart, lawLines } from '../../contract/components/admin/law-lines.ts'
import type { StateRule, SuggestedMember, Suggestion } from '../../schema.ts'
import { compoundingLabels, postureLabels, sayAmount, sayCancel, sayCaps, sayMonths } from './rule-words.ts'

export type ComparedRule = Pick<StateRule, SuggestedMember> & {
  license?: string | null
  effectiveFrom?: Suggestion['effectiveFrom']
}

/** A suggestion as it would be taken over: the owner's license days and approval stay. */
export const suggestedFor = (suggestion: ComparedRule, yours: ComparedRule | undefined): ComparedRule => ({
  ...suggestion,
  contract: keepOwnFacts(suggestion.contract, yours?.contract),
})

export type RuleLine = { part: LawPart; label: string; none: string; say: (rule: ComparedRule) => string }

const sayNumber = (value: number | null, say: (value: number) => string) => (value === null ? '' : say(value))
const sayAfter = (months: number | null) => sayNumber(months, (count) => `After ${sayMonths(count)}`)

const limits: readonly Omit<RuleLine, 'part'>[] = [
  { label: 'Posture', none: '', say: ({ posture }) => postureLabels[posture] },
  { label: 'Most owed', none: 'No cap set', say: ({ caps }) => (caps.length > 0 ? sayCaps(caps) : '') },
  {
    label: 'Compounding',
    none: 'Not set',
    say: ({ compounding }) => (compounding ? compoundingLabels[compounding] : ''),
  },
  { label: 'To cancel', none: 'Not set', say: sayCancel },
  { label: 'Charges stop', none: 'Not set', say: ({ mostMonths }) => sayAfter(mostMonths) },
  {
    label: 'Largest advance',
    none: 'Not set',
    say: ({ largestAdvance }) => sayNumber(largestAdvance, sayAmount),
  },
  { label: 'Must be said', none: 'Nothing', say: ({ requiredSentences }) => requiredSentences.join(' ') },
]

const law: readonly RuleLine[] = lawLines.map((line) => ({ none: 'Not set', ...line }))
const lawOf = (parts: readonly LawPart[]) => law.filter(({ part }) => parts.includes(part))

/** What binds comes first. */
export const ruleLines: readonly RuleLine[] = [
  ...limits.map((line) => ({ part: 'binds' as const, ...line })),
  ...lawOf(['binds']),
  { part: 'binds', label: 'People read', none: 'Nothing', say: ({ sentence }) => sentence },
  { part: 'binds', label: 'Source', none: 'None given', say: ({ source }) => source },
  ...lawOf(['pages', 'people', 'office']),
]

export type Comparison = { part: LawPart; label: string; none: string; before: string; after: string }

/** Lines that say nothing in either are left out. */
export function compareRules(old: ComparedRule | undefined, now: ComparedRule) {
  const rows: Comparison[] = ruleLines
    .map(({ say, ...line }) => ({ ...line, before: old ? say(old) : '', after: say(now) }))
    .filter(({ before, after }) => before || after)
  return {
    changed: rows.filter(({ before, after }) => before !== after),
    same: rows.filter(({ before, after }) => before === after),
  }
}

/** Folded until somebody asks. */
export const foldedParts = [
  { part: 'pages', title: 'The contract’s pages' },
  { part: 'people', title: 'The attorney and the other side' },
  { part: 'office', title: 'License, report and papers' },
] as const satisfies readonly { part: LawPart; title: string }[]
