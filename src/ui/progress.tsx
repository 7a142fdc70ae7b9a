import { type ReactNode, useId } from 'react'

export type ProgressProps = {
  label: ReactNode
  /** From 0 to `max`. Without it, the bar only shows activity. */
  value?: number | undefined
  max?: number | undefined
  /** At the right end and read with the bar, for example "3 of 8 MB". */
  valueText?: string | undefined
}

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId()
  const text = valueText ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`)
  return (
    <div className="progress">
      <div className="progress-head">
        <label htmlFor={id}>{label}</label>
        {text && <span className="figures">{text}</span>}
      </div>
      <progress id={id} max={max} {...(value !== undefined && { value, 'aria-valuetext': text })} />
    </div>
  )
}
