import { type ApplicantRole, applicationCaseTypes } from '#domain/applications.ts'
import { caseParties } from '#domain/case-file.ts'
import { documentTypes } from '#domain/documents.ts'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { toOptions } from '#site/staff-format.ts'
import type { TemplateDraft } from '../../schema.ts'
import { changeKind } from './template-words.ts'

type ItemFieldsProps = {
  role: ApplicantRole
  item: TemplateDraft
  errorOf: (name: keyof TemplateDraft) => string | undefined
  onChange: (item: TemplateDraft) => void
}

const kinds = toOptions(documentTypes)
const parties = toOptions(caseParties)

export function ItemFields({ role, item, errorOf, onChange }: ItemFieldsProps) {
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      <Field label="Kind of document" error={errorOf('documentType')}>
        <Select
          options={kinds}
          value={item.documentType}
          onChange={({ target }) => {
            const kind = documentTypes.find(({ value }) => value === target.value)
            if (kind) onChange(changeKind(item, kind.value))
          }}
        />
      </Field>
      {role === 'plaintiff' && (
        <Field label="Who sends it" error={errorOf('party')}>
          <Select
            options={parties}
            value={item.party}
            onChange={({ target }) => {
              const party = caseParties.find(({ value }) => value === target.value)
              if (party) onChange({ ...item, party: party.value })
            }}
          />
        </Field>
      )}
      <Field label="Name" error={errorOf('name')} className="sm:col-span-2">
        <Input
          value={item.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...item, name: target.value })}
        />
      </Field>
      <Field
        label="Help"
        help="One sentence: what counts, and where people find it."
        error={errorOf('help')}
        optional
        className="sm:col-span-2"
      >
        <Textarea
          rows={2}
          value={item.help}
          onChange={({ target }) => onChange({ ...item, help: target.value })}
        />
      </Field>
      <Tick
        label="Required before we can fund"
        checked={item.isRequired}
        className="sm:col-span-2"
        onChange={({ target }) => onChange({ ...item, isRequired: target.checked })}
      />
      <FieldGroup legend="Don’t ask for it in these cases" className="sm:col-span-2">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {applicationCaseTypes.map(({ value, label }) => (
            <Tick
              key={value}
              label={label.en}
              checked={item.except.includes(value)}
              onChange={({ target }) =>
                onChange({
                  ...item,
                  except: target.checked
                    ? [...item.except, value]
                    : item.except.filter((other) => other !== value),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}
