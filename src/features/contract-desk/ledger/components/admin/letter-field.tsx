import { useEffect } from 'react'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { formatCents } from '#site/staff-format.ts'
import { useLetters } from './payoff-queries.ts'

type LetterFieldProps = {
  applicationId: string
  /** Undefined until somebody chose: then it's the letter that holds. */
  value: string | undefined
  error: string | undefined
  onChange: (number: string) => void
}

/** Which payoff letter the money answers. */
export function LetterField({ applicationId, value, error, onChange }: LetterFieldProps) {
  const letters = (useLetters(applicationId).data ?? []).filter(({ kind }) => kind === 'payoff')
  const live = letters.find(({ ending }) => ending === null)?.number
  useEffect(() => {
    if (value === undefined && live) onChange(live)
  }, [value, live, onChange])
  if (letters.length === 0) return null
  return (
    <Field label="Answers the letter" error={error}>
      <Select
        options={[
          { value: '', label: 'None of ours' },
          ...letters.map(({ number, owed }) => ({ value: number, label: `${number}, ${formatCents(owed)}` })),
        ]}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
