import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

export type TextareaProps = ComponentProps<'textarea'>

export function Textarea({ className, rows = 6, ...rest }: TextareaProps) {
  return (
    <textarea rows={rows} {...useFieldControl()} {...rest} className={classNames('control', className)} />
  )
}
