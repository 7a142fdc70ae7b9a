import type { ReactNode } from 'react'
import type { FormValues } from '#lib/form-values.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { reductionPageWords } from '../content/words.ts'

export type SheetErrors = Partial<Record<string, string>>
type RowProps = { values: FormValues; errors: SheetErrors }

type MoneyFieldProps = RowProps & { name: string; label: string; isOff?: boolean; children?: ReactNode }

export const MoneyField = ({ name, label, values, errors }: MoneyFieldProps) => (
  <Field id={name} label={label} labelHidden error={errors[name]}>
    <span className="relative block">
      <span aria-hidden="true" className="absolute inset-y-0 left-3 flex items-center font-sans">
        $
      </span>
      <Input
        name={name}
        inputMode="decimal"
        defaultValue={values[name] ?? ''}
        maxLength={16}
        autoComplete="off"
        className="pl-7 text-right tabular-nums"
      />
    </span>
  </Field>
)

/** On a phone the label stands above both amounts. */
export const rowGrid =
  'grid grid-cols-2 items-center gap-x-2 gap-y-1.5 border-b border-rule py-2.5 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem]'

type PairRowProps = RowProps & { name: string; label: string }

export function PairRow({ name, label, values, errors }: PairRowProps) {
  const words = reductionPageWords[useLocale()]
  return (
    <div className={rowGrid}>
      <span className="font-sans font-semibold max-sm:col-span-2">{label}</span>
      <MoneyField name={`${name}-full`} label={words.fullOf(label)} values={values} errors={errors} />
      <MoneyField name={`${name}-after`} label={words.afterCutOf(label)} values={values} errors={errors} />
    </div>
  )
}

type LienRowsProps = RowProps & { numbers: readonly number[]; open: readonly number[] }

/** The next row opens below the last, with or without scripts. */
export function LienRows({ numbers, open, values, errors }: LienRowsProps) {
  const words = reductionPageWords[useLocale()]
  const [number, ...rest] = numbers
  if (number === undefined) return null
  const name = `lien-${number}`
  const label = values[`${name}-name`] || words.lienShort(number)
  const row = (
    <div className={rowGrid}>
      <Field
        id={`${name}-name`}
        label={words.lien(number)}
        labelHidden
        error={errors[`${name}-name`]}
        className="max-sm:col-span-2"
      >
        <Input
          name={`${name}-name`}
          defaultValue={values[`${name}-name`] ?? ''}
          placeholder={words.lienShort(number)}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <MoneyField name={`${name}-full`} label={words.fullOf(label)} values={values} errors={errors} />
      <MoneyField name={`${name}-after`} label={words.afterCutOf(label)} values={values} errors={errors} />
    </div>
  )
  const more = <LienRows numbers={rest} open={open} values={values} errors={errors} />
  if (number <= 2)
    return (
      <>
        {row}
        {more}
      </>
    )
  return (
    <details open={open.some((each) => each >= number)} className="group/lien">
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-sans text-brand underline underline-offset-[0.2em] group-open/lien:hidden">
        {words.addLien}
      </summary>
      {row}
      {more}
    </details>
  )
}
