import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Input as PlainInput, type InputProps as PlainInputProps } from '#ui/input.tsx'

export { EmailInput } from '#ui/email-input.tsx'
export { Textarea } from '#ui/textarea.tsx'

export type InputProps = PlainInputProps & {
  /** A sign or drawing inside the field, before what is typed. */
  before?: ReactNode
  /** A unit inside the field, after what is typed. */
  after?: ReactNode
  isBig?: boolean
}

export function Input({ before, after, isBig = false, className, ...rest }: InputProps) {
  if (!before && !after && !isBig) return <PlainInput className={className} {...rest} />
  return (
    <span className={classNames('k-in', isBig && 'k-in-big', className)}>
      {before}
      <PlainInput {...rest} />
      {after && <span className="k-in-after">{after}</span>}
    </span>
  )
}
