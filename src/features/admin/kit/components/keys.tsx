import type { ReactNode } from 'react'

/** Screen readers hear the key from the list of shortcuts. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      {children}
    </span>
  )
}

/** What keys do here, at the foot of a list. Only `end` stays where there is no keyboard. */
export function Keys({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="k-keys">
      <p className="k-hints" aria-hidden="true">
        {children}
      </p>
      {end && <div className="k-end">{end}</div>}
    </div>
  )
}

export function KeyHint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (key === '–' ? key : <KeyCap key={key}>{key}</KeyCap>))} {children}
    </span>
  )
}
