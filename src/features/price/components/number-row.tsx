import { type ReactNode, useId, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import { type TypedNumber, useTypedNumber } from './use-typed-number.ts'

export type NumberRowProps = TypedNumber & {
  name: string
  label: string
  help: ReactNode
  unit?: { before?: string; after?: string }
}

export function NumberRow({ name, label, help, unit = {}, ...number }: NumberRowProps) {
  const id = useId()
  const room = unit.before ? 'pr-3 pl-6' : unit.after ? 'pr-11 pl-3' : 'px-3'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="font-sans">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <span id={`${id}-help`} className="block text-small leading-snug text-soft">
          {help}
        </span>
      </div>
      <span className="relative">
        {unit.before && <Unit className="left-3 font-semibold">{unit.before}</Unit>}
        <Input
          {...useTypedNumber(number)}
          id={id}
          name={name}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          className={`figures min-h-[2.875rem] w-29 text-right font-semibold lg:w-36 ${room}`}
        />
        {unit.after && <Unit className="right-3">{unit.after}</Unit>}
      </span>
    </div>
  )
}

function Unit({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`pointer-events-none absolute top-1/2 -translate-y-1/2 font-sans text-[1.0625rem] text-soft ${className}`}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}

type TypedFieldProps = TypedNumber & {
  name: string
  label: string
  /** "Use 1 to 36 months." */
  sayRange: string
  /** What the address held instead, in a sentence. */
  slip?: string | undefined
}

/** Says what it couldn't compute with, and computes with the nearest number that it can. */
export function TypedField({ name, label, sayRange, slip: first, ...number }: TypedFieldProps) {
  const [slip, setSlip] = useState(first)
  const say = useWords(costWords).fields.slip
  const onSlip = (typed: string | undefined, isRead: boolean) =>
    setSlip(typed === undefined ? undefined : (isRead ? say.outside : say.unread)(typed, sayRange))
  return (
    <Field label={label} error={slip} className={slip ? 'self-start' : 'self-end'}>
      <Input {...useTypedNumber({ ...number, onSlip })} name={name} autoComplete="off" className="figures" />
    </Field>
  )
}
