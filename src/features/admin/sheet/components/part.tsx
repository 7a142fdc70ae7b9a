import type { ReactNode } from 'react'

type PartProps = { title: string; names: string; span?: 2 | 3; note?: string; children: ReactNode }

export function Part({ title, names, span, note, children }: PartProps) {
  return (
    <section className="sheet-part" data-span={span}>
      <h2>
        {title} <small>{names}</small>
      </h2>
      {children}
      {note && <p className="k-small sheet-note">{note}</p>}
    </section>
  )
}

/** A part drawn in a state that needs a mouse or a keyboard. */
export function As({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) {
  return (
    <span className="contents" data-shown={state}>
      {children}
    </span>
  )
}
