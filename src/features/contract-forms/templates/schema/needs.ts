import type { TemplateLines } from '#db/schema/index.ts'
import { type StateCode, states } from '#domain/states.ts'
import { formatList, formatNumber, labelOf } from '#site/staff-format.ts'
import type { FormNeed, FormNotice, FormSummary } from './forms.ts'
import { findLineMistakes, lineRules } from './lines.ts'

type Facts = {
  form: Pick<FormSummary, 'approvals' | 'confirmation' | 'letter'>
  lines: TemplateLines
  notices: readonly FormNotice[]
  /** Whose law wants to approve the form itself. */
  approvingStates: readonly StateCode[]
}

const named = (codes: readonly StateCode[]) => formatList(codes.map((code) => labelOf(states, code)))
const share = (met: number, all: number) =>
  all === 0 ? 'none' : `${formatNumber(met)} of ${formatNumber(all)}`
const statesOf = (notices: readonly FormNotice[]) => [
  ...new Set(notices.flatMap(({ states: codes }) => codes)),
]

/** Six lines. The form waits for those that stop it; the others hold up contracts of the states they name. */
export function judgeForm({ form, lines, notices, approvingStates }: Facts): FormNeed[] {
  const keys = Object.keys(lineRules)
  const wrong = new Set(Object.keys(findLineMistakes(lines)).filter((key) => Object.hasOwn(lineRules, key)))
  const spoken = keys.filter((key) => lines[key]?.es.trim())
  const untranslated = notices.filter(({ es }) => es.trim() === '')
  const late = notices.filter(({ isLate }) => isLate)
  const missing = approvingStates.filter((code) => !form.approvals[code])
  const { confirmation, letter } = form
  const unread = named(statesOf(notices.filter(({ isNew }) => isNew)))
  return [
    {
      ...{ name: 'lines', stopsForm: true, label: 'Every line is there, with its values' },
      isMet: wrong.size === 0,
      value: share(keys.length - wrong.size, keys.length),
      lacks: wrong.size === 0 ? '' : 'The lines marked red can’t be printed yet.',
    },
    {
      ...{ name: 'spanish', stopsForm: true, label: 'English and Spanish match, line by line' },
      isMet: spoken.length === keys.length,
      value: share(spoken.length, keys.length),
      lacks: spoken.length === keys.length ? '' : 'Some lines have no Spanish.',
    },
    {
      ...{ name: 'notices', stopsForm: false, label: 'Notices have their Spanish' },
      isMet: untranslated.length === 0,
      value: share(notices.length - untranslated.length, notices.length),
      lacks: untranslated.length
        ? `Nobody gets a contract in English and Spanish in ${named(statesOf(untranslated))}.`
        : '',
    },
    {
      ...{ name: 'checked', stopsForm: false, label: 'Notices checked in the last 90 days' },
      isMet: late.length === 0,
      value: share(notices.length - late.length, notices.length),
      lacks: late.length
        ? `Contracts in ${named(statesOf(late))} can’t be sent until somebody has checked them.`
        : '',
    },
    {
      ...{ name: 'approvals', stopsForm: false, label: 'States that approve the form did' },
      isMet: missing.length === 0,
      value: share(approvingStates.length - missing.length, approvingStates.length),
      lacks: missing.length ? `Contracts in ${named(missing)} can’t be sent before.` : '',
    },
    {
      ...{ name: 'counsel', stopsForm: true, label: 'Your lawyer confirmed every word' },
      isMet: confirmation !== null && unread === '',
      value: confirmation
        ? confirmation.lawyerName
        : !letter
          ? 'no letter yet'
          : letter.isCurrent
            ? 'letter is here'
            : 'letter is older',
      lacks: !confirmation
        ? 'Until then, contracts can be drafted and looked at, and none can be sent.'
        : unread &&
          `The notices of ${unread} came later. Contracts there can’t be sent until a form with them is confirmed.`,
    },
  ]
}
