import { useState } from 'react'
import { Choice } from '../../kit/components/choice.tsx'
import { Combobox } from '../../kit/components/combobox.tsx'
import { DateInput } from '../../kit/components/date-input.tsx'
import { Field } from '../../kit/components/field.tsx'
import { Glyph } from '../../kit/components/glyph.tsx'
import { Input, Textarea } from '../../kit/components/input.tsx'
import { MoneyInput } from '../../kit/components/money-input.tsx'
import { Select } from '../../kit/components/select.tsx'
import { Tick } from '../../kit/components/tick.tsx'
import { As, Part } from './part.tsx'

const today = '2026-11-16'

export function Fields() {
  return (
    <>
      <Part
        title="Field"
        names="Field, Input"
        note="Label, 1, help, 4, control 32, 4, message. 14 between fields, 12 between columns."
      >
        <div className="k-form">
          <div className="sheet-duo">
            <Field label="Name">
              <Input defaultValue="Nell Harrow" />
            </Field>
            <As state="focus">
              <Field label="Firm" optional>
                <Input defaultValue="Specimen Legal, P.C." />
              </Field>
            </As>
          </div>
          <div className="sheet-duo">
            <Field label="Phone" error="This number is 2 digits short.">
              <Input defaultValue="(404) 555-01" />
            </Field>
            <Field label="Reference" help="Given by the desk.">
              <Input disabled defaultValue="BF-2026K7Q2M" />
            </Field>
          </div>
          <Field label="Reason" saved="Saved 9:42 AM ET">
            <Textarea rows={2} defaultValue="Firm confirmed the lien by phone, letter follows Friday." />
          </Field>
        </div>
      </Part>
      <Part title="Select, combobox" names="Select, Combobox, Menu">
        <div className="sheet-duo">
          <Field label="State">
            <Select options={[{ value: 'GA', label: 'Georgia' }]} />
          </Field>
          <Attorney />
        </div>
        <MenuAtRest />
      </Part>
      <Typed />
    </>
  )
}

const attorneys = [
  { value: 'ada', label: 'Ada Byline', note: 'Specimen Legal', count: '9' },
  { value: 'tom', label: 'Tom Byland', note: 'Sample & Sons', count: '2' },
].map((option) => ({ ...option, mark: <Glyph name="person" /> }))

function Attorney() {
  const [typed, setTyped] = useState('Byl')
  const found = attorneys.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  const fresh = { value: 'new', label: `New: “${typed}”`, mark: <Glyph name="plus" /> }
  return (
    <Field label="Attorney">
      <Combobox
        name="Attorneys"
        typed={typed}
        onType={setTyped}
        onChoose={({ label }) => setTyped(label)}
        options={typed ? [...found, fresh] : attorneys}
      />
    </Field>
  )
}

/** The list as it stands open, without taking the focus. */
function MenuAtRest() {
  return (
    <div className="k-menu-list sheet-menu" role="listbox" aria-label="Attorneys, open">
      {attorneys.map(({ value, label, note, count, mark }, at) => (
        <div key={value} role="option" tabIndex={-1} aria-selected={at === 0}>
          {mark}
          <span>
            {label.split('Byl')[0]}
            <u>Byl</u>
            {label.split('Byl')[1]} <small>{note}</small>
          </span>
          <small>{count}</small>
        </div>
      ))}
    </div>
  )
}

function Typed() {
  const [day, setDay] = useState<string | undefined>('2027-02-09')
  const [amount, setAmount] = useState<number | undefined>(1_250_000)
  const [big, setBig] = useState<number | undefined>(1_250_000)
  const [role, setRole] = useState<'reviewer' | 'editor'>('reviewer')
  return (
    <Part
      title="Date, money, choice"
      names="DateInput, MoneyInput, Tick, Choice"
      note="Dates take “thu”, “+3”, “12/9”, “dec 9”. Money takes 12.5k, 12500. Both show what they understood on leaving."
    >
      <div className="k-form">
        <div className="sheet-duo">
          <Field label="Limit date" help="85 days left">
            <DateInput today={today} value={day} onChange={setDay} />
          </Field>
          <Field label="Amount" help="up to $15,000">
            <MoneyInput value={amount} onChange={setAmount} />
          </Field>
        </div>
        <div className="sheet-duo">
          <Field label="Amount, in a decision">
            <MoneyInput isBig value={big} onChange={setBig} />
          </Field>
          <Choice
            legend="Role"
            name="sheet-role"
            value={role}
            onChange={setRole}
            options={[
              { value: 'reviewer', label: 'Reviewer', keys: '2' },
              { value: 'editor', label: 'Editor', keys: '3' },
            ]}
          />
        </div>
        <Tick
          defaultChecked
          label="Ask for a second signature above $10,000"
          description="Two different people, never one twice"
        />
      </div>
    </Part>
  )
}
