import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import type { News } from '#lib/live/news.ts'
import type { LiveDesk } from './live-desk.ts'

export const LiveContext = createContext<LiveDesk | undefined>(undefined)

function useDesk(): LiveDesk {
  const desk = use(LiveContext)
  if (!desk) throw new Error('There is no live desk here.')
  return desk
}

const none = () => 0

/** How many applications have news that the lists on this screen don't show, and a way to show them. */
export function useNews() {
  const { watch, countNews, showNews } = useDesk()
  return { count: useSyncExternalStore(watch, countNews, none), show: showNews }
}

/** Calls back with what others and oneself did, in whichever tab or browser. The open file is read again by itself. */
export function useLive(onNews: (news: readonly News[]) => void) {
  const { follow } = useDesk()
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => follow((news) => latest.current(news)), [follow])
}

const nobody = () => undefined

/** Says that the file is open here, and gives the names of the others who have it open too. */
export function usePresence(applicationId: string): string[] {
  const desk = useDesk()
  const { id: own } = usePerson()
  useEffect(() => desk.enter(applicationId), [desk, applicationId])
  const people = useSyncExternalStore(desk.watch, () => desk.peopleAt(applicationId), nobody)
  return (people ?? []).filter(({ id }) => id !== own).map(({ name }) => name)
}
