import { compoundings } from '#lib/price/monthly-terms.ts'
import { maxFee, maxMinimum, maxRate, type Offer } from '#lib/price/question.ts'
import { readDollars, readPercent } from '#lib/price/typed.ts'
import { formatMoney, formatNumber, formatPercent } from '#site/format.ts'
import { Field } from '#ui/field.tsx'
import { FieldGroup, useFieldGroup } from '#ui/field-group.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { capMultiples } from '../content/assumptions.ts'
import { costWords } from '../content/words.ts'
import { NumberRow, TypedField } from './number-row.tsx'
import type { Slips } from './slips.ts'

type OfferFieldProps = {
  offer: Offer
  /** What the address held instead of a number, in a sentence by field. */
  slips?: Slips | undefined
  /** Of the names of the fields: "" for the first offer, "B" for the other. */
  suffix: string
  onChange: (offer: Offer) => void
}

function useRate({ offer, suffix, onChange }: OfferFieldProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  return {
    name: `rate${suffix}`,
    label: words.rate,
    value: offer.monthlyRate,
    min: 0,
    max: maxRate,
    read: readPercent,
    format: (value: number) => formatPercent(value, locale),
    onChange: (monthlyRate: number) => onChange({ ...offer, monthlyRate }),
  }
}

export function RateRow(props: OfferFieldProps) {
  const { rateHelp } = useWords(costWords).fields
  return (
    <div className="pt-2">
      <NumberRow {...useRate(props)} help={rateHelp} />
    </div>
  )
}

export function RateField(props: OfferFieldProps) {
  const { ranges } = useWords(costWords).fields
  return <TypedField {...useRate(props)} sayRange={ranges.rate} slip={props.slips?.[`rate${props.suffix}`]} />
}

export function FeeField({ offer, suffix, onChange, slips }: OfferFieldProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  return (
    <TypedField
      name={`fee${suffix}`}
      label={words.fee}
      value={offer.fee}
      min={0}
      max={maxFee * 100}
      read={readCents}
      format={(cents) => formatMoney(cents, locale)}
      onChange={(fee) => onChange({ ...offer, fee })}
      sayRange={words.ranges.fee}
      slip={slips?.[`fee${suffix}`]}
    />
  )
}

export function MinimumField({ offer, suffix, onChange, slips }: OfferFieldProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  return (
    <TypedField
      name={`minimum${suffix}`}
      label={words.minimum}
      value={offer.minimumCharge ?? 0}
      min={0}
      max={maxMinimum * 100}
      read={readCents}
      format={(cents) => formatMoney(cents, locale)}
      onChange={(minimumCharge) => onChange({ ...offer, minimumCharge })}
      sayRange={words.ranges.minimum}
      slip={slips?.[`minimum${suffix}`]}
    />
  )
}

export function CompoundingField({ offer, suffix, onChange }: OfferFieldProps) {
  const words = useWords(costWords)
  return (
    <FieldGroup legend={words.fields.compounding} name={`compounding${suffix}`}>
      <div className="grid gap-2">
        {compoundings.map((compounding) => (
          <Choice
            key={compounding}
            value={compounding}
            label={words.compounding[compounding].choice}
            checked={offer.compounding === compounding}
            onChange={() => onChange({ ...offer, compounding })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type ChoiceProps = { value: string; label: string; checked: boolean; onChange: () => void }

function Choice({ value, label, checked, onChange }: ChoiceProps) {
  return (
    <label className="choice chip">
      <input type="radio" {...useFieldGroup()} value={value} checked={checked} onChange={onChange} />
      <span className="choice-label">{label}</span>
    </label>
  )
}

export function CapField({ offer, suffix, onChange }: OfferFieldProps) {
  const words = useWords(costWords).fields
  const locale = useLocale()
  const { capMultiple } = offer
  const known = capMultiple === null ? [] : [capMultiple]
  const multiples = [...new Set([...capMultiples, ...known])].sort((one, other) => one - other)
  return (
    <Field label={words.cap} className="self-end">
      <Select
        name={`capMultiple${suffix}`}
        className="pr-8 pl-2.5"
        placeholder={words.noCap}
        options={multiples.map((multiple) => ({
          value: String(multiple),
          label: words.capOf(formatNumber(multiple, locale)),
        }))}
        value={capMultiple === null ? '' : String(capMultiple)}
        onChange={({ target: { value } }) =>
          onChange({ ...offer, capMultiple: value === '' ? null : Number(value) })
        }
      />
    </Field>
  )
}

function readCents(typed: string): number | undefined {
  const dollars = readDollars(typed)
  return dollars === undefined ? undefined : Math.round(dollars * 100)
}
