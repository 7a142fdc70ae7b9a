import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { useKeys } from './use-keys.ts'

/**
 * Something that can be done on this screen, in the words of a button. Without `run` and `to` it is only a key, which
 * the list of keys explains and the menu leaves out.
 */
export type Command = {
  id: string
  label: string
  /** What it belongs to: its heading in the menu and among the keys. */
  group: string
  /** As on the keyboard: "n", "Shift I", "g t". */
  keys?: string | undefined
  /** Other words by which it is found. */
  words?: string | undefined
  icon?: ReactNode
  run?: (() => void) | undefined
  to?: string | undefined
  /** The screen has its own content policy, which only a full page load brings. */
  reloadDocument?: boolean | undefined
}

export type CommandMenuPart = 'menu' | 'keys'

export type CommandDesk = ReturnType<typeof createCommandDesk>

type Listed = { readonly current: readonly Command[] }

/** What can be done now, told by the screens that are open, and which of its two dialogs is open. */
export function createCommandDesk() {
  const lists = new Set<Listed>()
  const watchers = new Set<() => void>()
  let open: CommandMenuPart | undefined
  const show = (part: CommandMenuPart | undefined) => {
    open = part
    for (const look of watchers) look()
  }
  return {
    add(list: Listed) {
      lists.add(list)
      return () => void lists.delete(list)
    },
    /** The screen's own before those of the frame, which were told first. */
    list: (): Command[] => [...lists].reverse().flatMap(({ current }) => current),
    watch(look: () => void) {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
    part: () => open,
    show,
    close: () => show(undefined),
    /** Keys that were pressed for a form that is on its way. */
    held: createHeldKeys(),
  }
}

export const CommandContext = createContext<CommandDesk | undefined>(undefined)

export function useCommandDesk(): CommandDesk {
  const desk = use(CommandContext)
  if (!desk) throw new Error('There is no command menu here.')
  return desk
}

type Options = {
  /** False where the screen hears its keys itself, because they depend on where the focus is. */
  listens?: boolean
}

/**
 * Tells the command menu and the list of keys what can be done while this component is on the screen. Its keys then do
 * it, too.
 */
export function useCommands(commands: readonly Command[], { listens = true }: Options = {}) {
  const desk = useCommandDesk()
  const latest = useRef(commands)
  // In the same moment as the screen shows them: a quick hand is not faster than that.
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => desk.add(latest), [desk])
  useKeys((key) => {
    // A key of the open screen is no longer one of the frame around it.
    const command = listens ? desk.list().find(({ keys }) => keys === nameOfKey(key)) : undefined
    if (!command?.run || !latest.current.includes(command)) return false
    command.run()
    return true
  })
}

const nameOfKey = (key: string) => (/^[A-Z]$/.test(key) ? `Shift ${key}` : key)

/** Keys that a screen hears itself, for the list of keys: `[['j', 'Next entry']]`. */
export const explainKeys = (
  group: string,
  keys: readonly (readonly [keys: string, does: string])[],
): Command[] => keys.map(([key, does]) => ({ id: `${group} ${key}`, label: does, keys: key, group }))

/** A form that takes longer than this has failed, or its writer has given up. */
const patience = 10_000

/**
 * Whoever presses the key of a form goes on typing before it is there. What they type is meant for the form and not for
 * the screen, so it waits.
 */
function createHeldKeys() {
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
