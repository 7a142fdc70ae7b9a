import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Input } from './input.tsx'

export type ComboOption = { value: string; label: string; note?: string; count?: string; mark?: ReactNode }

type ComboboxProps = {
  options: readonly ComboOption[]
  typed: string
  onType: (typed: string) => void
  onChoose: (option: ComboOption) => void
  placeholder?: string
  /** Read aloud with the list. */
  name: string
}

/** Type to find, arrows to walk, Enter to choose. The caller filters the options by what is typed. */
export function Combobox({ options, typed, onType, onChoose, placeholder, name }: ComboboxProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const current = Math.min(at, options.length - 1)

  function choose(option: ComboOption | undefined) {
    if (!option) return
    onChoose(option)
    setOpen(false)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !isOpen) setOpen(true)
    else if (step) setAt((current + step + options.length) % Math.max(1, options.length))
    else if (event.key === 'Enter' && isOpen && options.length > 0) choose(options[current])
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  const isShown = isOpen && options.length > 0
  return (
    <span className="k-combo">
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        {...(isShown && { 'aria-activedescendant': `${listId}-${current}` })}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          onType(target.value)
          setAt(0)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div id={listId} role="listbox" aria-label={name} className="k-menu-list" hidden={!isShown}>
        {isShown &&
          options.map((option, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field.
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option.
            <div
              key={option.value}
              role="option"
              id={`${listId}-${place}`}
              aria-selected={place === current}
              // Before the field loses the focus, which closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.mark ?? <span />}
              <span>
                <Found text={option.label} typed={typed} /> {option.note && <small>{option.note}</small>}
              </span>
              {option.count && <small>{option.count}</small>}
            </div>
          ))}
      </div>
    </span>
  )
}

/** Underlines what was typed. */
function Found({ text, typed }: { text: string; typed: string }) {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (at < 0) return text
  const end = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <u>{text.slice(at, end)}</u>
      {text.slice(end)}
    </>
  )
}
