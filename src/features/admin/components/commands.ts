import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { useKeys } from './use-keys.ts'

/**
 * Something this screen can do, in the words of a button. Without `run` and `to` it is only a key, which the list of
 * keys explains and the menu leaves out.
 */
export type Command = {
  id: string
  label: string
  group: string
  /** As on the keyboard: "n", "Shift I", "g t". */
  keys?: string | undefined
  words?: string | undefined
  icon?: ReactNode
  run?: (() => void) | undefined
  to?: string | undefined
  /** The screen has its own content policy, which only a full page load brings. */
  reloadDocument?: boolean | undefined
}

export type CommandMenuPart = 'menu' | 'keys'

export type CommandCenter = ReturnType<typeof createCommandCenter>

type Listed = { readonly current: readonly Command[] }

/** Knows what the open screens can do now, and which of its two dialogs is open. */
export function createCommandCenter() {
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
    /** The screen comes before the frame, which registered first. */
    list: (): Command[] => [...lists].reverse().flatMap(({ current }) => current),
    watch(look: () => void) {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
    part: () => open,
    show,
    close: () => show(undefined),
    held: createHeldKeys(),
  }
}

export const CommandContext = createContext<CommandCenter | undefined>(undefined)

export function useCommandCenter(): CommandCenter {
  const center = use(CommandContext)
  if (!center) throw new Error('There is no command menu here.')
  return center
}

type Options = {
  /** False where the screen handles its keys itself, because they depend on the focus. */
  listens?: boolean
}

/**
 * Registers commands with the menu and the list of keys while this component is on the screen. Their keys work, too.
 */
export function useCommands(commands: readonly Command[], { listens = true }: Options = {}) {
  const center = useCommandCenter()
  const latest = useRef(commands)
  // Registers them as the screen appears, so that a quick hand is never faster.
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => center.add(latest), [center])
  useKeys((key) => {
    // The open screen takes over a key from the frame around it.
    const command = listens ? center.list().find(({ keys }) => keys === nameOfKey(key)) : undefined
    if (!command?.run || !latest.current.includes(command)) return false
    command.run()
    return true
  })
}

const nameOfKey = (key: string) => (/^[A-Z]$/.test(key) ? `Shift ${key}` : key)

export const explainKeys = (
  group: string,
  keys: readonly (readonly [keys: string, does: string])[],
): Command[] => keys.map(([key, does]) => ({ id: `${group} ${key}`, label: does, keys: key, group }))

/** A form that takes longer has failed, or the person has given up. */
const patience = 10_000

/**
 * People press the key of a form and go on typing before it opens. Those letters wait for the form, so that the screen
 * doesn't take them for commands.
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
    /** Returns whether it kept the key. */
    hear({ key, target }: KeyboardEvent): boolean {
      if (Date.now() > heldUntil || key === 'Escape') letGo()
      if (heldUntil === 0) return false
      // A dialog that still waits for its form can be closed by its button.
      if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('dialog button'))
        return false
      if (key.length === 1) text += key
      else if (key === 'Enter') text += '\n'
      else if (key === 'Backspace') text = text.slice(0, -1)
      else return false
      return true
    },
    give(field: HTMLElement | null | undefined) {
      field?.focus()
      const typed = letGo()
      if (!field || typed === '') return
      if (field instanceof HTMLTextAreaElement) type(field, typed)
      else if (field instanceof HTMLInputElement && field.type === 'text')
        type(field, typed.replaceAll('\n', ''))
      else for (const key of typed.replaceAll(/\D/g, '')) press(field, key)
    },
  }
}

function type(field: HTMLTextAreaElement | HTMLInputElement, typed: string) {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(typed, selectionStart ?? 0, selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (field: HTMLElement, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
