import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { createHeldKeys } from './held-keys.ts'
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
