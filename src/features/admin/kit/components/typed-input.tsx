import { type ReactNode, useId, useState } from 'react'
import { useFieldControl } from '#ui/field.tsx'
import type { InputProps as PlainInputProps } from '#ui/input.tsx'
import { Input } from './input.tsx'

type TypedInputProps<Value> = Omit<PlainInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  value: Value | undefined
  read: (typed: string) => Value | undefined
  write: (value: Value) => string
  /** Nothing when the field is empty or can't be understood. */
  onChange: (value: Value | undefined) => void
  /** Says how to type it, when what was typed can't be understood. */
  misread: string
  before?: ReactNode
  isBig?: boolean
}

/** People type as they speak. On leaving, the field shows what it understood. */
export function TypedInput<Value>(props: TypedInputProps<Value>) {
  const { value, read, write, onChange, misread, ...rest } = props
  const shown = value === undefined ? '' : write(value)
  // While somebody types, their own words stand in the field.
  const [typed, setTyped] = useState<string>()
  const [isMisread, setMisread] = useState(false)
  const messageId = useId()
  const control = useFieldControl()
  const described = [control['aria-describedby'], isMisread && messageId].filter(Boolean).join(' ')

  function type(words: string) {
    setTyped(words)
    setMisread(false)
    onChange(words.trim() ? read(words) : undefined)
  }

  function leave() {
    const isUnderstood = !typed?.trim() || read(typed) !== undefined
    setMisread(!isUnderstood)
    if (isUnderstood) setTyped(undefined)
  }

  return (
    <>
      <Input
        autoComplete="off"
        {...rest}
        value={typed ?? shown}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        {...(described && { 'aria-describedby': described })}
        {...(isMisread && { 'aria-invalid': true })}
      />
      {isMisread && (
        <p id={messageId} className="field-error">
          {misread}
        </p>
      )}
    </>
  )
}
