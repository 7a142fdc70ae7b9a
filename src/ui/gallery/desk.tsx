import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { Select } from '../select.tsx'
import { Shown, Specimen } from './specimen.tsx'

export function Desk() {
  return (
    <div className="compact">
      <Specimen title="Compact">
        <div className="gallery-grid">
          <Shown name="Form">
            <Field label="Name" help="As it is to be shown." className="max-w-field">
              <Input />
            </Field>
            <Field label="State" className="max-w-field">
              <Select options={[{ value: 'a', label: 'In review' }]} />
            </Field>
            <Checkbox label="Shown to everyone" />
            <div className="gallery-row">
              <Button>Save</Button>
              <Button variant="outline">Cancel</Button>
            </div>
          </Shown>
          <Shown name="Text">
            <h1>Heading of a screen</h1>
            <h2>Heading of a part</h2>
            <h3>Heading of an entry</h3>
            <p>
              Text of an entry <Badge tone="info">in review</Badge>
            </p>
          </Shown>
        </div>
      </Specimen>
    </div>
  )
}
