import { states } from '#domain/states.ts'
import { EntryList } from '#features/admin/components/entry-list.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { type Regulator, regulatorSchema } from '../../company/schema.ts'
import type { ContentTextProps } from './content-text.tsx'
import { toText } from './entries.ts'
import { ListContent } from './list-content.tsx'

/** An office being written: all fields present, none checked. */
type RegulatorDraft = Record<keyof Regulator, string>

const toRegulatorDraft = (entry: Record<string, unknown>): RegulatorDraft => ({
  state: toText(entry.state),
  office: toText(entry.office),
  kind: toText(entry.kind),
  link: toText(entry.link),
})

const nameOfState = (code: string) => states.find(({ value }) => value === code)?.label ?? 'No state yet'

export function RegulatorsContent(props: ContentTextProps) {
  return (
    <ListContent {...props} of="offices" toDraft={toRegulatorDraft}>
      {({ entries, showMistakes, onChange }) => (
        <EntryList
          entries={entries}
          nameOf={({ state }) => nameOfState(state)}
          noteOf={({ office }) => office}
          add={{ label: 'Add an office', make: () => toRegulatorDraft({}) }}
          onChange={onChange}
        >
          {(regulator, change) => (
            <RegulatorFields regulator={regulator} showMistakes={showMistakes} onChange={change} />
          )}
        </EntryList>
      )}
    </ListContent>
  )
}

type RegulatorFieldsProps = {
  regulator: RegulatorDraft
  showMistakes: boolean
  onChange: (regulator: RegulatorDraft) => void
}

function RegulatorFields({ regulator, showMistakes, onChange }: RegulatorFieldsProps) {
  const issues = showMistakes ? (regulatorSchema.safeParse(regulator).error?.issues ?? []) : []
  const errorOf = (name: keyof Regulator) => issues.find(({ path }) => path[0] === name)?.message
  const control = (name: keyof Regulator) => ({
    value: regulator[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...regulator, [name]: value }),
  })
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      <Field
        label="State"
        help="License numbers come from State rules, under Settings."
        error={errorOf('state')}
      >
        <Select {...control('state')} options={states} placeholder="Choose" />
      </Field>
      <Field label="Office" help="Who watches us there, and takes complaints." error={errorOf('office')}>
        <Input {...control('office')} autoComplete="off" />
      </Field>
      <Field
        label="What it gave us"
        help="Like “license” or “registration, every year”."
        optional
        error={errorOf('kind')}
      >
        <Input {...control('kind')} autoComplete="off" />
      </Field>
      <Field label="Web address for complaints" optional error={errorOf('link')}>
        <Input {...control('link')} type="url" autoComplete="off" />
      </Field>
    </div>
  )
}
