import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

export type InputProps = ComponentProps<'input'>

export function Input({ className, ...rest }: InputProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classNames('control', className)} />
}
