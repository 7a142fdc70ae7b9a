import type { RuleCapKind } from '#domain/caps.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { FieldError } from '#ui/field-message.tsx'
import { type CapDraft, draftCap, type Mistakes } from './rule-draft.ts'

const kinds: Record<RuleCapKind, string> = {
  'yearly-rate': 'Percent a year',
  'half-year-rate': 'Percent per six months',
  'yearly-per-thousand': 'Percent a year and dollars per $1,000',
  servicing: 'Servicing, on top of a yearly rate',
  'share-of-recovery': 'Share of what the case pays',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
const isKind = (value: string): value is RuleCapKind => value in kinds

type CapFieldsProps = { caps: CapDraft[]; mistakes: Mistakes; onChange: (caps: CapDraft[]) => void }

export function CapFields({ caps, mistakes, onChange }: CapFieldsProps) {
  const add = () => {
    const id = 1 + Math.max(0, ...caps.map((cap) => cap.id))
    onChange([...caps, draftCap({ kind: 'yearly-rate', percent: 0 }, id)])
  }
  return (
    <fieldset className="rules-caps">
      <legend className="field-label">Caps</legend>
      {caps.length === 0 && <p className="text-soft">None: the law sets no limit to the price.</p>}
      {caps.map((cap, place) => (
        <OneCap
          key={cap.id}
          cap={cap}
          number={place + 1}
          mistake={(name) => mistakes[`caps.${place}${name && `.${name}`}`]}
          onChange={(change) => onChange(caps.with(place, { ...cap, ...change }))}
          onRemove={() => onChange(caps.toSpliced(place, 1))}
        />
      ))}
      <FieldError id="caps-error">{mistakes.caps}</FieldError>
      <Button kind="line" className="justify-self-start" onClick={add}>
        Add a cap
      </Button>
    </fieldset>
  )
}

type OneCapProps = {
  cap: CapDraft
  number: number
  mistake: (name: string) => string | undefined
  onChange: (change: Partial<CapDraft>) => void
  onRemove: () => void
}

function OneCap({ cap, number, mistake, onChange, onRemove }: OneCapProps) {
  const type = (name: 'percent' | 'dollars' | 'from' | 'below') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: cap[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className="rules-cap">
      <legend className="sr-only">Cap {number}</legend>
      <Field label="Kind">
        <Select
          options={kindOptions}
          value={cap.kind}
          onChange={({ target }) => isKind(target.value) && onChange({ kind: target.value })}
        />
      </Field>
      <Field label="Percent" error={mistake('percent')}>
        <Input {...type('percent')} />
      </Field>
      {cap.kind === 'yearly-per-thousand' && (
        <Field label="Dollars a year per $1,000" error={mistake('dollars')}>
          <Input {...type('dollars')} />
        </Field>
      )}
      {cap.kind === 'yearly-rate' && (
        <>
          <Field label="For advances from ($)" optional error={mistake('from')}>
            <Input {...type('from')} />
          </Field>
          <Field label="To below ($)" optional error={mistake('below')}>
            <Input {...type('below')} />
          </Field>
        </>
      )}
      {cap.kind === 'share-of-recovery' && (
        <>
          <Field label="Of the recovery">
            <Select
              options={[
                { value: 'gross', label: 'Gross: before fees and costs' },
                { value: 'net', label: 'Net: what the client gets' },
              ]}
              value={cap.of}
              onChange={({ target }) => onChange({ of: target.value === 'net' ? 'net' : 'gross' })}
            />
          </Field>
          <Tick
            label="On top of the advance"
            checked={cap.plusAdvance}
            onChange={({ target }) => onChange({ plusAdvance: target.checked })}
          />
        </>
      )}
      <Button kind="bare" className="justify-self-start" onClick={onRemove}>
        Remove cap {number}
      </Button>
      <FieldError id={`cap-${cap.id}-error`}>{mistake('')}</FieldError>
    </fieldset>
  )
}
