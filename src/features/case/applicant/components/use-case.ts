import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Case } from '../schema.ts'
import { createCaseCalls } from './case-calls.ts'

const interval = 30_000

type LineState = 'fine' | 'offline' | 'away' | 'ended'

/** A failed look changes nothing on the screen. */
export function useCase(served: { visible: Case; now: string }, base: string) {
  const calls = useMemo(() => createCaseCalls(base), [base])
  const [{ visible, now }, setVisible] = useState(served)
  const [line, setLine] = useState<LineState>('fine')
  const looking = useRef<Promise<void>>(undefined)
  const wanted = useRef(false)

  const look = useCallback(async () => {
    const outcome = await calls.read()
    if (outcome.kind === 'done') {
      setVisible({ visible: outcome.value, now: new Date().toISOString() })
      setLine('fine')
    } else if (outcome.kind === 'gone') setLine('ended')
    else setLine(navigator.onLine ? 'away' : 'offline')
  }, [calls])

  /** One look at a time. A second request gets a second look, because the first may have missed the news. */
  const refresh = useCallback(async (): Promise<void> => {
    if (looking.current) {
      wanted.current = true
      await looking.current
      if (!wanted.current) return looking.current
      wanted.current = false
    }
    looking.current = look().finally(() => {
      looking.current = undefined
    })
    return looking.current
  }, [look])

  useEffect(() => {
    const lookIfSeen = () => void (document.visibilityState === 'visible' && refresh())
    const timer = setInterval(lookIfSeen, interval)
    const over = new AbortController()
    document.addEventListener('visibilitychange', lookIfSeen, over)
    for (const event of ['focus', 'online']) window.addEventListener(event, lookIfSeen, over)
    window.addEventListener('offline', () => setLine('offline'), over)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [refresh])

  // Mail programs open links by themselves, so a page that the server draws doesn't count as read.
  const hasMail = served.visible.messages.some(({ author }) => author === 'desk')
  useEffect(() => {
    if (hasMail && document.visibilityState === 'visible') void refresh()
  }, [hasMail, refresh])

  return { visible, now, line, calls, refresh }
}
