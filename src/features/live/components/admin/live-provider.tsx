import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { LiveContext, useNews } from './live-context.ts'
import { createLiveDesk } from './live-desk.ts'

type LiveProviderProps = {
  /** Where the news were when the page was made: nothing between then and the first stream is missed. */
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

/** Tells in the tab's title how much is new, for whoever works in another tab. */
function TitleCount() {
  const { count } = useNews()
  // The title is another one on another screen.
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is not read here, but it changes the title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, key])
  return null
}
