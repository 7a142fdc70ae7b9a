import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { clamp } from '#lib/price/typed.ts'

export type TypedNumber = {
  value: number
  read: (typed: string) => number | undefined
  format: (value: number) => string
  min: number
  max: number
  onChange: (value: number) => void
  /** With the words that weren't a number within the limits, or undefined once they are. */
  onSlip?: (typed: string | undefined, isRead: boolean) => void
}

/** Leaves alone what the reader types. When they leave the field, it shows the number we computed with. */
export function useTypedNumber({ value, read, format, min, max, onChange, onSlip }: TypedNumber) {
  const field = useRef<HTMLInputElement>(null)
  const shown = format(value)

  const takeOver = useEffectEvent(() => {
    const early = read(field.current?.value ?? '')
    if (early !== undefined && clamp(early, min, max) !== value) onChange(clamp(early, min, max))
  })
  // The reader may have typed before the scripts came, or the browser restored it.
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shown
  }, [shown])

  const settle = () => {
    if (!field.current) return
    const typed = read(field.current.value)
    const settled = typed === undefined ? value : clamp(typed, min, max)
    // A number that somebody left as it was gets no complaint.
    if (field.current.value.trim() !== shown)
      onSlip?.(typed === settled ? undefined : field.current.value.trim(), typed !== undefined)
    field.current.value = format(settled)
    if (settled !== value) onChange(settled)
  }
  return {
    ref: field,
    defaultValue: shown,
    onInput: () => {
      const typed = read(field.current?.value ?? '')
      if (typed !== undefined && typed >= min && typed <= max) onChange(typed)
    },
    onBlur: settle,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') settle()
    },
  }
}
