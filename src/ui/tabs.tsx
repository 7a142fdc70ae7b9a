import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** Read aloud with the list. */
  label: string
  tabs: readonly Tab[]
  /** Without it, the tabs keep track themselves. */
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The tabs pattern of the ARIA guide: arrows move and show, Tab goes on into the panel. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [kept, keep] = useState(tabs[0]?.id)
  const base = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement | null>())
  const current = selected ?? kept

  function show(id: string) {
    keep(id)
    onSelect?.(id)
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    show(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(element) => {
              buttons.current.set(tab.id, element)
            }}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => show(tab.id)}
            onKeyDown={move}
            className="tab"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={tab.id !== current}
          className="tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
