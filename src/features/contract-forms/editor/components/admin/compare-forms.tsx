import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { ContractForm, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { formQuery } from './form-calls.ts'
import { changedWords, compareWords, nameStates, type Words, wordsOf } from './form-words.ts'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

type CompareFormsProps = {
  forms: readonly FormSummary[]
  form: ContractForm
  /** With what is typed and not saved. */
  words: Words
}

/** Only what differs between two forms. */
export function CompareForms({ forms, form, words }: CompareFormsProps) {
  const others = forms.filter(({ version }) => version !== form.version)
  const begunFrom = others.find(({ version }) => version === form.basedOn) ?? others[0]
  const [chosen, setChosen] = useState<number>()
  const [language, setLanguage] = useState<'en' | 'es'>('en')
  const version = chosen ?? begunFrom?.version ?? 0
  const { data: other, error, refetch } = useQuery({ ...formQuery(version), enabled: version > 0 })
  if (!begunFrom) return null
  const isOlder = version < form.version
  const older = other && (isOlder ? wordsOf(other) : words)
  const newer = other && (isOlder ? words : wordsOf(other))
  const differing =
    older && newer
      ? Object.entries(changedWords(older, newer)).filter(
          ([key, line]) => (older[key]?.[language] ?? '') !== line[language],
        )
      : []
  const labels = new Map(
    [...form.lines, ...(other?.lines ?? [])].map((line) => [
      line.key,
      `${line.group}, ${line.states.length > 0 ? `${nameStates(line.states)} only` : 'all states'}: ${line.label}`,
    ]),
  )
  const [from, to] = isOlder ? [version, form.version] : [form.version, version]
  return (
    <section aria-labelledby="form-compare" className="forms-compare">
      <SectionHead
        id="form-compare"
        title={`What changed from ${from} to ${to}`}
        about={differing.length === 1 ? '1 line' : `${differing.length} lines`}
      >
        <Select
          aria-label="Compare with"
          options={others.map((one) => ({ value: String(one.version), label: `Form ${one.version}` }))}
          value={String(version)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Segments
          label="Language of the comparison"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      </SectionHead>
      <LoadFailure error={error} fallback="The other form could not be read." onRetry={refetch} />
      {!other && !error && <Wait lines={3}>Loading the other form…</Wait>}
      {other && differing.length === 0 && <p className="k-quiet">They are the same, line by line.</p>}
      {differing.map(([key, line]) => {
        const { start, old, now, end } = compareWords(older?.[key]?.[language] ?? '', line[language])
        return (
          <div key={key} className="forms-change k-diff">
            <h3>{labels.get(key) ?? 'Words of a state’s law'}</h3>
            <p lang={language}>
              {start}
              {old && <del>{old}</del>} {now && <ins>{now}</ins>}
              {end}
            </p>
          </div>
        )
      })}
    </section>
  )
}
