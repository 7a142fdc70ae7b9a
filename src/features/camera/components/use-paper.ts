import { useCallback, useEffect, useRef, useState } from 'react'
import { readDeviceOwner, rememberDeviceOwner } from '#lib/browser-store/own-device.ts'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'
import type { Destination } from './destination.ts'
import { dropPaper, keepPaper, type Paper, type PaperPage, readPaper } from './kept-papers.ts'
import { sendPaper } from './send-paper.ts'
import type { Sending } from './tray-view.tsx'

/** The pages of one document, kept with every change until they're sent. */
export function usePaper(paperName: string, to: Destination, onSent: () => void) {
  const [paper, setPaper] = useState<Paper>()
  const [isKept, setKept] = useState(false)
  const [hasNoRoom, setNoRoom] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const latest = useRef<Paper>({ pages: [] })

  useEffect(() => {
    readPaper(paperName).then((found) => {
      latest.current = found ?? { pages: [] }
      setPaper(latest.current)
      setKept(found !== undefined && readDeviceOwner() === 'own')
    })
  }, [paperName])

  const keep = useCallback(async () => {
    const kept = await keepPaper(paperName, latest.current)
    setKept(kept)
    setNoRoom(!kept && readDeviceOwner() === 'own')
  }, [paperName])

  const change = useCallback(
    async (pages: readonly PaperPage[]) => {
      // Other pages are another file: what has arrived so far isn't it.
      latest.current = { pages }
      setPaper(latest.current)
      setSending(undefined)
      if (pages.length === 0) await dropPaper(paperName)
      else await keep()
    },
    [paperName, keep],
  )

  const send = useCallback(async () => {
    if (latest.current.pages.length === 0) return
    latest.current = { ...latest.current, isDue: true }
    setPaper(latest.current)
    setSending({ progress: 0 })
    const result = await sendPaper(paperName, to, (progress) => setSending({ progress }))
    if (result.ok) {
      latest.current = { pages: [] }
      setPaper(latest.current)
      setSending(undefined)
      onSent()
    } else setSending(result.reason === 'failed' ? { problem: result.problem } : undefined)
  }, [paperName, to, onSent])

  const isWaiting = paper?.isDue === true && sending !== undefined && 'problem' in sending
  useEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [isWaiting, send])
  useUnloadWarning((paper?.pages.length ?? 0) > 0 && !isKept)

  return {
    pages: paper?.pages,
    isDue: paper?.isDue === true,
    isKept,
    hasNoRoom,
    sending,
    change,
    send,
    keepHere: async () => {
      rememberDeviceOwner('own')
      await keep()
    },
  }
}
