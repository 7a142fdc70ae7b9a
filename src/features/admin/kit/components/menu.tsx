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
  /** Only the drawing, for a menu whose `says` names it. */
  glyph?: GlyphName
  /** Read aloud instead of the label. */
  says?: string
  /** A key of the screen that opens it. */
  shortcut?: string
  /** For a screen that opens it by itself. */
  open?: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
  /** Read aloud with the list. */
  name: string
  kind?: ButtonKind
  keys?: string
  side?: 'start' | 'end'
  items: readonly MenuItem[]
}

export function Menu({
  label,
  glyph,
  name,
  kind = 'bare',
  keys,
  side = 'start',
  items,
  ...props
}: MenuProps) {
  const own = useState(false)
  const [isOpen, setOpen] = props.open ? [props.open.isOpen, props.open.onOpen] : own
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
        size={glyph && 'icon'}
        aria-label={props.says}
        aria-keyshortcuts={props.shortcut}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Glyph name={glyph ?? 'down'} />
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
