import { cancelStarts } from '#domain/cancellation.ts'
import { type RuleCap, type RuleCapKind, ruleCompoundings } from '#domain/caps.ts'
import { noLaw } from '#domain/contract-law.ts'
import type { Posture } from '#domain/posture.ts'
import { type LawDraft, readLawDraft, toLawDraft } from '../../contract/components/admin/law-draft.ts'
import {
  type RuleInput,
  ruleCapSchema,
  ruleInputSchema,
  type StateRule,
  stateRuleSchema,
  suggestedMembers,
} from '../../schema.ts'
import { today } from './rule-words.ts'

export type CapDraft = {
  id: number
  kind: RuleCapKind
  percent: string
  dollars: string
  from: string
  below: string
  plusAdvance: boolean
  of: 'gross' | 'net'
}

/** As typed: amounts are in dollars, and an empty field means none. */
export type RuleDraft = {
  posture: Posture
  effectiveFrom: string
  sentence: string
  caps: CapDraft[]
  compounding: string
  cancelDays: string
  cancelFrom: string
  mostMonths: string
  largestAdvance: string
  license: string
  takesWithoutLicense: boolean
  requiredSentences: string
  source: string
  law: LawDraft
  isChecked: boolean
}

const toDollars = (cents: number | null | undefined) => (cents ? String(cents / 100) : '')

export const draftCap = (cap: RuleCap, id: number): CapDraft => ({
  id,
  kind: cap.kind,
  percent: String(cap.percent || ''),
  dollars: cap.kind === 'yearly-per-thousand' ? String(cap.dollars) : '',
  from: cap.kind === 'yearly-rate' ? toDollars(cap.from) : '',
  below: cap.kind === 'yearly-rate' ? toDollars(cap.below) : '',
  plusAdvance: cap.kind === 'share-of-recovery' ? cap.plusAdvance : true,
  of: cap.kind === 'share-of-recovery' ? cap.of : 'gross',
})

export const toDraft = (rule: StateRule): RuleDraft => ({
  posture: rule.posture,
  effectiveFrom: rule.effectiveFrom ?? today(),
  sentence: rule.sentence,
  caps: rule.caps.map(draftCap),
  compounding: rule.compounding ?? '',
  cancelDays: String(rule.cancelDays ?? ''),
  cancelFrom: rule.cancelFrom ?? '',
  mostMonths: String(rule.mostMonths ?? ''),
  largestAdvance: toDollars(rule.largestAdvance),
  license: rule.license ?? '',
  takesWithoutLicense: rule.takesWithoutLicense,
  requiredSentences: rule.requiredSentences.join('\n'),
  source: rule.source,
  law: toLawDraft(rule),
  isChecked: false,
})

const toNumber = (typed: string) => Number(typed.replace(/[$,%\s]/g, ''))
const orNull = (typed: string, convert: (typed: string) => number) =>
  typed.trim() === '' ? null : convert(typed)
const toCents = (typed: string) => Math.round(toNumber(typed) * 100)

function toCap({ kind, percent, dollars, from, below, plusAdvance, of }: CapDraft): unknown {
  const base = { kind, percent: toNumber(percent) }
  if (kind === 'yearly-rate')
    return {
      ...base,
      ...(from.trim() && { from: toCents(from) }),
      ...(below.trim() && { below: toCents(below) }),
    }
  if (kind === 'yearly-per-thousand') return { ...base, dollars: toNumber(dollars) }
  return kind === 'share-of-recovery' ? { ...base, plusAdvance, of } : base
}

/** Of a draft with mistakes as much as can be compared. */
const { earning, oneTimeCharges, capsPerClaim, rateMethod, schedule, contract } = stateRuleSchema.shape
const lawSchemas = { earning, oneTimeCharges, capsPerClaim, rateMethod, schedule, contract }

/** For the comparison with another rule. Leaves out caps without a number. */
export const readDraft = (draft: RuleDraft) => ({
  posture: draft.posture,
  sentence: draft.sentence,
  caps: draft.caps.flatMap((cap) => ruleCapSchema.safeParse(toCap(cap)).data ?? []),
  compounding: ruleCompoundings.find((value) => value === draft.compounding) ?? null,
  cancelDays: orNull(draft.cancelDays, toNumber),
  cancelFrom: cancelStarts.find((value) => value === draft.cancelFrom) ?? null,
  mostMonths: orNull(draft.mostMonths, toNumber),
  largestAdvance: orNull(draft.largestAdvance, toCents),
  requiredSentences: draft.requiredSentences.split('\n').filter((line) => line.trim()),
  source: draft.source,
  ...readLaw(draft.law),
})

function readLaw(draft: LawDraft): Pick<StateRule, keyof typeof noLaw> {
  const read = readLawDraft(draft)
  const entries = Object.entries(lawSchemas).map(([name, schema]) => [
    name,
    schema.safeParse(read[name]).data,
  ])
  return { ...noLaw, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

export type Mistakes = Record<string, string>

export function parseDraft(
  draft: RuleDraft,
  base: { rule: StateRule; version: number; reader: string },
): { ok: true; input: RuleInput } | { ok: false; mistakes: Mistakes } {
  const parsed = ruleInputSchema.safeParse({
    ...readDraft(draft),
    ...noLaw,
    ...readLawDraft(draft.law),
    caps: draft.caps.map(toCap),
    effectiveFrom: draft.effectiveFrom,
    license: draft.license.trim() || null,
    takesWithoutLicense: draft.posture === 'license' && draft.takesWithoutLicense,
    checkedOn: draft.isChecked ? today() : null,
    version: base.version,
  })
  if (parsed.success) return { ok: true, input: keepCheck(parsed.data, base) }
  const mistakes: Mistakes = {}
  for (const { path, message } of parsed.error.issues) mistakes[path.join('.')] ??= message
  return { ok: false, mistakes }
}

/** A new license number changes nothing that was checked, so the owner's own check stays. */
function keepCheck(input: RuleInput, { rule, reader }: { rule: StateRule; reader: string }): RuleInput {
  // In the order of the schema, as the input is.
  const { data: before } = ruleInputSchema.safeParse(rule)
  const saysTheSame = suggestedMembers.every(
    (name) => JSON.stringify(input[name]) === JSON.stringify(before?.[name]),
  )
  const isKept = saysTheSame && input.effectiveFrom === rule.effectiveFrom && rule.confirmedBy === reader
  return isKept && !input.checkedOn ? { ...input, checkedOn: rule.checkedOn } : input
}
