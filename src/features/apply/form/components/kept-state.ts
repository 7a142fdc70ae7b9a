import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isOffline } from '#lib/offline.ts'
import { formatDate } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { aloneWords } from '../content/alone.ts'

/** What the form knows about its answers. */
export type Keeping =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'shared' }
  | { kind: 'unkept' }
  | { kind: 'sent'; isShared: boolean }

export type Said = { text: string; sign: 'clock' | 'check' | 'away'; isWarning: boolean }

/** A screen reader reads each change, so there's at most one in this time. */
const pause = 5_000

export function useKeptState(keeping: Keeping, locale: Locale): Said {
  const offline = useOffline()
  const said = sayKeeping(keeping, offline && keeping.kind !== 'sent', locale)
  const [shown, setShown] = useState(said)
  const changedAt = useRef(0)
  const { text } = said

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stand for the rest
  useEffect(() => {
    if (shown.text === text) return
    const wait = Math.max(0, changedAt.current + pause - Date.now())
    const timer = setTimeout(() => {
      changedAt.current = Date.now()
      setShown(said)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, shown.text])
  return shown
}

function sayKeeping(keeping: Keeping, offline: boolean, locale: Locale): Said {
  const words = aloneWords[locale].head
  if (offline) {
    const isSafe = keeping.kind === 'saved' || keeping.kind === 'saving'
    return { text: isSafe ? words.offline : words.offlineUnkept, sign: 'away', isWarning: true }
  }
  switch (keeping.kind) {
    case 'nothing':
      return { text: words.nothing, sign: 'clock', isWarning: false }
    case 'saving':
      return { text: words.saving, sign: 'clock', isWarning: false }
    case 'saved':
      return {
        text: words.saved(nameDevice(), formatDate(keeping.at, { timeStyle: 'short' }, locale)),
        sign: 'check',
        isWarning: false,
      }
    case 'shared':
      return { text: words.shared, sign: 'away', isWarning: true }
    case 'unkept':
      return { text: words.unkept, sign: 'away', isWarning: true }
    case 'sent': {
      const text = keeping.isShared ? words.sentShared : words.sent(nameDevice())
      return { text, sign: 'check', isWarning: false }
    }
  }
}

/** By pointer and width: a tablet with a keyboard counts as a computer. */
const nameDevice = () => (matchMedia('(pointer: coarse) and (width < 60rem)').matches ? 'phone' : 'computer')

const events = ['online', 'offline'] as const

const useOffline = () => useSyncExternalStore(followConnection, isOffline, () => false)

function followConnection(notice: () => void) {
  for (const event of events) addEventListener(event, notice)
  return () => {
    for (const event of events) removeEventListener(event, notice)
  }
}
