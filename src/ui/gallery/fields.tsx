import { Checkbox } from '../checkbox.tsx'
import { Field } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import { Input } from '../input.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { TextLink } from '../text-link.tsx'
import { Textarea } from '../textarea.tsx'
import { Shown, Specimen } from './specimen.tsx'

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'].map((label) => ({ label, value: label }))

const inputs = [
  [{ label: 'Middle name', optional: true }, { placeholder: 'Placeholder' }],
  [{ label: 'Disabled' }, { disabled: true, defaultValue: 'Cannot be changed now' }],
  [{ label: 'Date' }, { type: 'date', className: 'max-w-56' }],
  [{ label: 'Papers' }, { type: 'file', multiple: true }],
  [
    { label: 'Search', labelHidden: true },
    { type: 'search', placeholder: 'Search, with a hidden label' },
  ],
] as const

export function Fields() {
  return (
    <Specimen title="Fields" ground="on-sheet">
      <div className="gallery-grid">
        <Shown name="Input">
          <Field label="Full name" help="As it appears on your license." className="max-w-field">
            <Input autoComplete="name" defaultValue="Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh" />
          </Field>
          <Field
            label="Mobile phone"
            help="We text you one time to confirm."
            error="This number is 2 digits short. Enter all 10, like (555) 014-7733."
            className="max-w-field"
          >
            <Input type="tel" autoComplete="tel" defaultValue="(555) 014-77" className="max-w-64" />
          </Field>
          {inputs.map(([field, input]) => (
            <Field key={field.label} {...field} className="max-w-field">
              <Input {...input} />
            </Field>
          ))}
        </Shown>
        <Shown name="Select and textarea">
          <Field label="Season" help="Rules differ by season." className="max-w-field">
            <Select options={seasons} placeholder="Choose a season" />
          </Field>
          <Field label="Season" error="Choose a season." className="max-w-field">
            <Select options={seasons} placeholder="Choose a season" />
          </Field>
          <Field label="What happened?" help="A few sentences are enough." className="max-w-field">
            <Textarea rows={4} />
          </Field>
          <Field label="What happened?" error="Say in a few words what happened." className="max-w-field">
            <Textarea rows={3} defaultValue="…" />
          </Field>
        </Shown>
        <Shown name="Checkbox">
          <FieldGroup legend="What can we send you?" help="Choose all that you want." name="send">
            <Checkbox label="A letter" value="letter" defaultChecked />
            <Checkbox label="A message" value="message" description="To the number above, once." />
            <Checkbox label="A pigeon" value="pigeon" disabled />
          </FieldGroup>
          <Checkbox
            label={
              <>
                I have read <TextLink to="/">how my answers are kept</TextLink> and agree to it.
              </>
            }
            error="Agree to go on."
          />
        </Shown>
        <Shown name="Switch">
          <Switch label="Off" />
          <Switch label="On" defaultChecked description="Takes effect at once." />
          <Switch label="Off, disabled" disabled />
          <Switch label="On, disabled" disabled defaultChecked />
        </Shown>
      </div>
    </Specimen>
  )
}
