import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { mayEnter } from '#domain/roles.ts'
import type { FilledPlaces } from '#features/admin/components/admin-frame.tsx'
import { type Command, useCommandCenter, useCommands } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { filterParams } from '#features/applications/components/admin/list-state.ts'
import { queues } from '#features/dashboard/today/schema.ts'
import { adminLinks, settingsPlaces } from '#site/admin-navigation.ts'
import { paths } from '#site/paths.ts'
import { useMenuKeys } from './use-menu-keys.ts'

const loadMenu = () => import('./command-menu.tsx')
const CommandMenu = lazy(async () => ({ default: (await loadMenu()).CommandMenu }))
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))

const nothing = () => undefined

/** Loads the menu and the list of keys when somebody asks for them. */
export function Commands({ filled }: { filled: FilledPlaces }) {
  const center = useCommandCenter()
  const part = useSyncExternalStore(center.watch, center.part, nothing)
  const typed = useMenuKeys()
  useCommands(usePlaces(filled), { listens: false })

  // After Ctrl K people go on typing and don't wait for a script.
  useEffect(() => {
    const timer = setTimeout(() => void loadMenu().catch(() => {}), 2_000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Suspense fallback={null}>
      {part === 'menu' && <CommandMenu typed={typed} onClose={center.close} />}
      {part === 'keys' && <KeyList onClose={center.close} />}
    </Suspense>
  )
}

function usePlaces(filled: FilledPlaces): Command[] {
  const { role } = usePerson()
  const { show } = useCommandCenter()
  const isOpen = ({ room }: { room: Parameters<typeof mayEnter>[1] }) => mayEnter(role, room)
  const places = adminLinks
    .filter((place) => isOpen(place) && (!place.fills || filled[place.fills]))
    .map(({ label, to, keys, glyph, reloadDocument }): Command => {
      return { id: to, label, to, keys, reloadDocument, group: 'Places', icon: <Glyph name={glyph} /> }
    })
  const board: Command = {
    id: 'board',
    label: 'Board',
    to: paths.adminBoard,
    group: 'Places',
    keys: 'g o',
    icon: <Glyph name="board" />,
  }
  const waiting = queues.map(({ value, label, filters, keys }): Command => {
    const to = `${paths.adminApplications}?${filterParams(filters)}`
    return { id: `queue ${value}`, label, to, keys, group: 'Queues', words: 'queue' }
  })
  const settings = settingsPlaces.filter(isOpen).map(({ label, to }): Command => {
    return { id: `settings ${to}`, label, to, group: 'Settings', words: 'settings' }
  })
  return [
    ...places,
    ...(isOpen({ room: 'files' }) ? [board, ...waiting] : []),
    ...settings,
    { id: 'menu', label: 'Find anything, or do it', group: 'Everywhere', keys: 'Ctrl K' },
    { id: 'keys', label: 'All keys of this screen', group: 'Everywhere', keys: '?', run: () => show('keys') },
  ]
}
