import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Command, useCommandCenter } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { isTyped, useKeys } from '#features/admin/components/use-keys.ts'

/** How long `g` waits for its letter. */
const patience = 2_000

export function useRunCommand() {
  const navigate = useNavigate()
  return ({ run, to, reloadDocument }: Command) => {
    if (run) run()
    else if (to && reloadDocument) window.location.assign(to)
    else if (to) void navigate(to)
  }
}

/** These keys work on every screen. Returns what was typed after Ctrl K while the menu was loading. */
export function useMenuKeys(): { take: () => string } {
  const center = useCommandCenter()
  const { singleKeys } = usePerson()
  const run = useRunCommand()
  const [typed] = useState(createTyped)
  const begunAt = useRef(0)

  useKeys((key) => {
    // A screen with a search of its own says so.
    const isTaken = center.list().some(({ keys }) => keys === '/')
    if (key === '?') center.show('keys')
    else if (key === '/' && !isTaken) center.show('menu')
    else return false
    return true
  })

  useEffect(() => {
    const use = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const handleKey = (event: KeyboardEvent) => {
      const { key } = event
      const isOverlaid = document.querySelector('dialog:modal') !== null
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        if (isOverlaid && center.part() === undefined) return
        use(event)
        return center.show(center.part() === 'menu' ? undefined : 'menu')
      }
      if (isTyped(event)) return
      if (center.held.hear(event)) return use(event)
      if (isOverlaid) return
      if (center.part() === 'menu') {
        if (key.length === 1) typed.add(key)
        return use(event)
      }
      if (!singleKeys || event.repeat) return
      const isSecond = Date.now() - begunAt.current < patience
      begunAt.current = 0
      const command = isSecond ? center.list().find(({ keys }) => keys === `g ${key}`) : undefined
      if (command) {
        use(event)
        run(command)
      } else if (key === 'g') {
        use(event)
        begunAt.current = Date.now()
      }
    }
    // Before the screens hear it: the letter after `g` is not theirs.
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  })
  return typed
}

function createTyped() {
  let text = ''
  return {
    add: (key: string) => {
      text += key
    },
    take: () => {
      const all = text
      text = ''
      return all
    },
  }
}
