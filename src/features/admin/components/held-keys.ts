/** A form that takes longer than this has failed, or its writer has given up. */
const patience = 10_000

/**
 * Whoever presses the key of a form goes on typing before it is there. What they type is meant for the form and not for
 * the screen, so it waits.
 */
export function createHeldKeys() {
  let text = ''
  let heldUntil = 0
  const letGo = () => {
    const typed = text
    text = ''
    heldUntil = 0
    return typed
  }
  return {
    hold() {
      heldUntil = Date.now() + patience
    },
    /** Whether the key waits now, and is nobody else's. */
    hear({ key }: KeyboardEvent): boolean {
      if (Date.now() > heldUntil || key === 'Escape') letGo()
      if (heldUntil === 0) return false
      if (key.length === 1) text += key
      else if (key === 'Enter') text += '\n'
      else if (key === 'Backspace') text = text.slice(0, -1)
      else return false
      return true
    },
    /** The form is there: its field gets the focus, and what was typed for it. */
    give(field: HTMLElement | null | undefined) {
      field?.focus()
      const typed = letGo()
      if (!field || typed === '') return
      if (field instanceof HTMLTextAreaElement) type(field, typed)
      else for (const key of typed.replaceAll(/\D/g, '')) press(field, key)
    },
  }
}

function type(field: HTMLTextAreaElement, typed: string) {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(typed, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Digits choose. */
const press = (field: HTMLElement, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
