import { type ReactNode, useEffect, useState } from 'react'
import { useMenu } from '#ui/use-menu.ts'
import { Button, type ButtonKind } from './button.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'
import { KeyCap } from './keys.tsx'

export type MenuItem = {
  label: ReactNode
  mark?: ReactNode
  glyph?: GlyphName
  keys?: string
  /** Set for a choice of which one holds. */
  isChosen?: boolean
  off?: boolean
  onSelect: () => void
}

type MenuProps = {
  label: ReactNode
  /** Read aloud with the list. */
  name: string
  kind?: ButtonKind
  keys?: string
  side?: 'start' | 'end'
  items: readonly MenuItem[]
}

export function Menu({ label, name, kind = 'bare', keys, side = 'start', items }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { button, list, close, press } = useMenu(setOpen)
  useEffect(() => {
    if (!isOpen) return
    const first = list.current?.querySelector<HTMLElement>('[aria-checked=true], [role^=menuitem]')
    first?.focus()
  }, [isOpen, list])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu closes when the focus leaves it.
    <div
      className="k-menu"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Button
        ref={button}
        kind={kind}
        keys={keys}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Glyph name="down" />
      </Button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className="k-menu-list"
          data-side={side}
          onKeyDown={press}
        >
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an open menu never move.
            <MenuLine key={at} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuLine({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { label, mark, glyph, keys, isChosen, off = false, onSelect } = item
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      {...(isChosen !== undefined && { 'aria-checked': isChosen })}
      {...(off && { 'aria-disabled': true })}
      tabIndex={-1}
      onClick={() => {
        if (off) return
        onChosen()
        onSelect()
      }}
    >
      {mark ?? (glyph ? <Glyph name={glyph} /> : <span />)}
      <span>{label}</span>
      {keys && <KeyCap>{keys}</KeyCap>}
    </button>
  )
}
