import type { ComponentProps, ReactNode } from 'react'

type FilterLineProps = {
  /** Chips, then what adds one. */
  children: ReactNode
  end?: ReactNode
}

export function FilterLine({ children, end }: FilterLineProps) {
  return (
    <div className="k-filter">
      {children}
      {end && <div className="k-end">{end}</div>}
    </div>
  )
}

/** Where a condition is typed, after the chips. */
export function FilterInput({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return <input type="text" autoComplete="off" {...rest} aria-label={label} className="k-filter-type" />
}
