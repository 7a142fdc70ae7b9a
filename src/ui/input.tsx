import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

export type InputProps = ComponentProps<'input'>

/** A line of text inside a Field. Checkboxes, radios and switches are parts of their own. */
export function Input({ className, ...rest }: InputProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classNames('control', className)} />
}
