import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

export type InputProps = ComponentProps<'input'>

/** A line of text in a Field. Checkboxes, radios and switches have their own components. */
export function Input({ className, ...rest }: InputProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classNames('control', className)} />
}
