import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Initials } from '#features/admin/components/initials.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { News } from '#lib/live/news.ts'
import { formatList } from '#site/staff-format.ts'
import { createLiveDesk, type LiveDesk } from './live-desk.ts'

const LiveContext = createContext<LiveDesk | undefined>(undefined)

type LiveProviderProps = {
  /** Where the news were when the page was rendered: nothing between then and the first stream is missed. */
  mark: string
  children: ReactNode
}

/** Lets every screen of the admin hear what others do. */
export function LiveProvider({ mark, children }: LiveProviderProps) {
  const client = useQueryClient()
  const { id: personId } = usePerson()
  const [desk] = useState(() => createLiveDesk({ client, personId, mark }))
  useEffect(() => desk.start(), [desk])
  return (
    <LiveContext value={desk}>
      <TitleCount />
      {children}
    </LiveContext>
  )
}

function useDesk(): LiveDesk {
  const desk = use(LiveContext)
  if (!desk) throw new Error('There is no live desk here.')
  return desk
}

const zero = () => 0

/** How many applications have news that the lists on this screen don't show, and a way to show them. */
function useNews() {
  const { watch, countNews, showNews } = useDesk()
  return { count: useSyncExternalStore(watch, countNews, zero), show: showNews }
}

/** Shows in the tab's title how much is new to somebody who works in another tab. */
function TitleCount() {
  const { count } = useNews()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, key])
  return null
}

/** Calls back with what anybody did, in any tab or browser. The open application is read again by itself. */
export function useLive(onNews: (news: readonly News[]) => void) {
  const { follow } = useDesk()
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => follow((news) => latest.current(news)), [follow])
}

/** "3 new: show" above a list, in which nothing moves by itself. */
export function NewsButton() {
  const { count, show } = useNews()
  return (
    <div role="status">
      {count > 0 && (
        <Button kind="line" onClick={show}>
          {count} new: show
        </Button>
      )}
    </div>
  )
}

const nobody = () => undefined

/** Says that the application is open here, and who else has it open. */
export function OthersHere({ applicationId }: { applicationId: string }) {
  const desk = useDesk()
  const { id: own } = usePerson()
  useEffect(() => desk.enter(applicationId), [desk, applicationId])
  const people = useSyncExternalStore(desk.watch, () => desk.peopleAt(applicationId), nobody)
  const names = (people ?? []).filter(({ id }) => id !== own).map(({ name }) => name)
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          {names.map((name) => (
            <Initials key={name} name={name} />
          ))}
          {formatList(names)} {names.length === 1 ? 'has' : 'have'} this file open too
        </p>
      )}
    </div>
  )
}
