import { licenseKinds } from '#domain/contract-law.ts'
import { states } from '#domain/states.ts'
import { noticeKey } from '#features/contract-forms/templates/schema/lines.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { countDays } from '#lib/calendar-days.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import type { ContractCheck } from '../schema.ts'
import type { CheckContext } from './context.ts'

/** A statute's words are compared with the statute at least once a quarter. */
const mostDaysUnread = 90

/** What each state's rule asks for before anybody may sign. */
export const checkLaw = (context: CheckContext): ContractCheck[] =>
  context.rules.flatMap((rule) =>
    [
      checkExpressed(rule),
      checkNotices(rule, context),
      checkConfirmed(rule, context),
      checkSpanish(rule, context),
      checkLicense(rule, context),
      checkApproval(rule, context),
    ].flatMap((check) => (check ? [{ ...check, state: rule.code }] : [])),
  )

type Check = Omit<ContractCheck, 'state'> | undefined

/** Of these, what has to hold on the day when money leaves, too. */
export const checkPermits = (context: PermitContext): ContractCheck[] =>
  context.rules.flatMap((rule) =>
    [checkLicense(rule, context), checkApproval(rule, context)].flatMap((check) =>
      check ? [{ ...check, state: rule.code }] : [],
    ),
  )

type PermitContext = Pick<CheckContext, 'rules'> & {
  contract: Pick<CheckContext['contract'], 'fundingOn'>
  template: Pick<CheckContext['template'], 'version' | 'approvals'>
}

const nameOf = ({ code }: NumberedRule) => labelOf(states, code)

function checkExpressed(rule: NumberedRule): Check {
  const { unexpressed } = rule.contract ?? {}
  if (!unexpressed) return undefined
  return {
    ...{ name: 'unexpressed', label: `A limit of ${nameOf(rule)}`, isMet: false },
    words: `No figure here follows this limit, so nothing is sent: ${unexpressed}`,
  }
}

function checkNotices(rule: NumberedRule, { today }: CheckContext): Check {
  const notices = rule.contract?.notices ?? []
  if (notices.length === 0) return undefined
  const late = notices.filter(
    ({ checkedOn }) => checkedOn === null || countDays(checkedOn, today) > mostDaysUnread,
  )
  const sources = late.map(({ source, checkedOn }) =>
    checkedOn ? `${source} (last on ${formatCalendarDay(checkedOn)})` : source,
  )
  return {
    ...{ name: 'notices', label: `The words of ${nameOf(rule)}’s law`, isMet: late.length === 0 },
    words:
      late.length === 0
        ? `Compared with the statute in the last ${mostDaysUnread} days.`
        : `Nobody has compared them with the statute in the last ${mostDaysUnread} days: ${sources.join('; ')}. The owner does that under State rules.`,
  }
}

/** Words of the law that came, or changed, after the lawyer read the form. */
function checkConfirmed(rule: NumberedRule, { template }: CheckContext): Check {
  const unread = (rule.contract?.notices ?? []).filter(({ text }) => !template.lines[noticeKey(text)])
  if (!template.isConfirmed || unread.length === 0) return undefined
  const sources = unread.map(({ source }) => source).join('; ')
  return {
    ...{ name: 'notices-confirmed', label: `The lawyer’s letter and ${nameOf(rule)}’s words`, isMet: false },
    words: `These came after the lawyer confirmed form ${template.version}: ${sources}. The owner has a new form confirmed under Settings, Contract forms.`,
  }
}

function checkSpanish(rule: NumberedRule, { contract, template }: CheckContext): Check {
  const notices = rule.contract?.notices ?? []
  if (contract.language !== 'en-es' || notices.length === 0) return undefined
  const missing = notices.filter(({ text }) => !template.lines[noticeKey(text)]?.es.trim())
  return {
    ...{
      name: 'notices-spanish',
      label: `The words of ${nameOf(rule)}’s law in Spanish`,
      isMet: missing.length === 0,
    },
    words:
      missing.length === 0
        ? 'The form has them.'
        : `The form has no Spanish for these: ${missing.map(({ source }) => source).join('; ')}. The owner adds it under Settings, Contract forms.`,
  }
}

function checkLicense(rule: NumberedRule, { contract: { fundingOn } }: PermitContext): Check {
  const { kind, from, to } = rule.contract?.license ?? {}
  if (!kind && rule.posture !== 'license') return undefined
  const name = kind === 'registration' ? 'registration' : 'license'
  const wanted = labelOf(licenseKinds, kind ?? 'license')
  const day = formatCalendarDay(fundingOn)
  const problem = !rule.license
    ? `The rule asks for ${wanted} and has no number of ours. The owner enters it under State rules.`
    : from && fundingOn < from
      ? `It begins on ${formatCalendarDay(from)}, after the funding day.`
      : to && fundingOn > to
        ? `It ends on ${formatCalendarDay(to)}, before the funding day.`
        : undefined
  return {
    ...{ name: 'license', label: `Our ${name} in ${nameOf(rule)}`, isMet: problem === undefined },
    words: problem ?? `${rule.license}, valid on ${day}.`,
  }
}

function checkApproval(rule: NumberedRule, { template, contract: { fundingOn } }: PermitContext): Check {
  if (!rule.contract?.formApproval?.required) return undefined
  const approval = template.approvals[rule.code]
  const isMet = approval !== undefined && approval.day <= fundingOn
  return {
    ...{ name: 'form-approval', label: `${nameOf(rule)}’s approval of the form`, isMet },
    words: isMet
      ? `${approval.number}, of ${formatCalendarDay(approval.day)}.`
      : `The state hasn’t approved form ${template.version}. The owner records the approval under Settings, Contract forms.`,
  }
}
