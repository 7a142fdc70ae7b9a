import { Input, type InputProps } from '#ui/input.tsx'

/** A short answer with its unit inside the field. The label says the unit, too, or makes it plain. */
export function UnitInput({ unit, ...rest }: InputProps & { unit: string }) {
  return (
    <span className="price-unit">
      <Input {...rest} />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
