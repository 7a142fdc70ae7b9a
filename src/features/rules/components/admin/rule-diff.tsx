import type { StateRule, SuggestedMember, Suggestion } from '../../schema.ts'
import { compoundingLabels, postureLabels, sayAmount, sayCancel, sayCaps, sayMonths } from './rule-words.ts'

export type ComparedRule = Pick<StateRule, SuggestedMember> & {
  license?: string | null
  effectiveFrom?: Suggestion['effectiveFrom']
}

type Line = { label: string; none: string; say: (rule: ComparedRule) => string }

const sayNumber = (value: number | null, say: (value: number) => string) => (value === null ? '' : say(value))

const lines: readonly Line[] = [
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
  {
    label: 'Must be said',
    none: 'Nothing',
    say: ({ requiredSentences }) => requiredSentences.join(' '),
  },
  { label: 'People read', none: 'Nothing', say: ({ sentence }) => sentence },
  { label: 'Source', none: 'None given', say: ({ source }) => source },
]

const sayAfter = (months: number | null) => sayNumber(months, (count) => `After ${sayMonths(count)}`)

type RuleDiffProps = {
  caption: string
  old: { title: string; rule: ComparedRule | undefined }
  now: { title: string; rule: ComparedRule }
}

/** Old words are struck, new ones underlined. Lines that say nothing are left out. */
export function RuleDiff({ caption, old, now }: RuleDiffProps) {
  const rows = lines
    .map(({ label, none, say }) => ({
      label,
      none,
      before: old.rule ? say(old.rule) : '',
      after: say(now.rule),
    }))
    .filter(({ before, after }) => before || after)
  return (
    <table className="rules-diff">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{old.title}</th>
          <th scope="col">{now.title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, none, before, after }) => {
          const isChanged = before !== after
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{isChanged && before ? <del>{before}</del> : before || none}</td>
              <td>{isChanged && after ? <ins>{after}</ins> : after || none}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export function RuleFacts({ rule }: { rule: ComparedRule }) {
  return (
    <dl className="rules-facts">
      {lines
        .map(({ label, say }) => ({ label, words: say(rule) }))
        .filter(({ label, words }) => words && label !== 'People read')
        .map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  )
}
