import { useEffect, useEffectEvent, useRef } from 'react'
import { clamp, readDollars } from '#lib/price/typed.ts'
import { formatDollars } from '#site/format.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'

type OptionalDollarsProps = {
  form: string
  name: string
  label: string
  value: number | null
  example: string
  min: number
  max: number
  onChange: (dollars: number | null) => void
}

export function OptionalDollars({
  form,
  name,
  label,
  value,
  example,
  min,
  max,
  onChange,
}: OptionalDollarsProps) {
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const shown = value === null ? '' : formatDollars(value, locale)
  /** Undefined if it isn't a number. */
  const read = (): number | null | undefined => {
    const typed = field.current?.value.trim() ?? ''
    if (typed === '') return null
    const dollars = readDollars(typed)
    return dollars === undefined ? undefined : clamp(Math.round(dollars), min, max)
  }
  const take = () => {
    const dollars = read()
    if (dollars !== undefined && dollars !== value) onChange(dollars)
  }
  const settle = () => {
    take()
    const dollars = read()
    const kept = dollars === undefined ? value : dollars
    if (field.current) field.current.value = kept === null ? '' : formatDollars(kept, locale)
  }
  const takeOver = useEffectEvent(take)
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shown
  }, [shown])
  return (
    <Field label={label}>
      <Input
        ref={field}
        form={form}
        name={name}
        defaultValue={shown}
        placeholder={example}
        autoComplete="off"
        className="figures"
        onInput={take}
        onBlur={settle}
      />
    </Field>
  )
}
