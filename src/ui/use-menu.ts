import { type KeyboardEvent, useRef } from 'react'

/** Arrows move, digits choose, Escape returns the focus to the button. */
export function useMenu(onOpen: (isOpen: boolean) => void) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    button.current?.focus()
    onOpen(false)
  }
  function press(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const at = items.findIndex((item) => item.matches(':focus'))
    const step = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ]
    const typed = /^[1-9]$/.test(event.key) ? items[Number(event.key) - 1] : undefined
    if (step !== undefined) items[step % items.length]?.focus()
    else if (typed) typed.click()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return onOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { button, list, close, press }
}
