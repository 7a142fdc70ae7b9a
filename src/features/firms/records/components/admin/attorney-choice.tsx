import { Field } from '#features/admin/kit/components/field.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { useFirmRecord } from './firm-record-queries.ts'

type AttorneyChoiceProps = {
  firmId: string
  label: string
  attorneyId: string
  error?: string | undefined
  onChoose: (attorneyId: string) => void
}

/** Attorneys who work at the firm today. */
export function AttorneyChoice({ firmId, label, attorneyId, error, onChoose }: AttorneyChoiceProps) {
  const { data } = useFirmRecord(firmId)
  const attorneys = (data?.people ?? []).filter(({ kind, hasLeft }) => kind === 'attorney' && !hasLeft)
  const help = data && attorneys.length === 0 ? 'Nobody yet. Add them on the firm’s record.' : undefined
  return (
    <Field label={label} error={error} help={help}>
      <Select
        placeholder="Not known"
        options={attorneys.map(({ id, name }) => ({ value: id, label: name }))}
        value={attorneyId}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  )
}
