import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CostPartProps, EarlyAnswers } from './live-cost-part.tsx'

type Live = (props: CostPartProps & { early?: EarlyAnswers | undefined }) => React.ReactNode

const fetchLive = () => import('./live-cost-part.tsx')
const Drawn = lazy(fetchLive)
let live: Live | undefined

/** Starts well before it comes into view. */
const ahead = '600px'
const controls = 'input:not([type=hidden]), a'

/**
 * The price, on pages that are about something else. The server draws it with the page. Its script, a twelfth of what
 * Home loads, comes when the reader is near, takes over their answers and replaces the drawing.
 */
export function CostPart({ className, ...part }: CostPartProps & { className: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState<{ Part: Live; early?: EarlyAnswers | undefined } | undefined>(
    live && { Part: live },
  )
  useEffect(() => {
    const element = place.current
    if (arrived || !element) return
    let isGone = false
    const arrive = async () => {
      observer.disconnect()
      live = (await fetchLive()).default
      if (isGone) return
      const early = readAnswers(element)
      const Part = live
      // In one go, so that nobody loses their place while answering, not even between two keys.
      flushSync(() => setArrived({ Part, early }))
      if (early.focused === undefined) return
      element.querySelectorAll<HTMLElement>(controls)[early.focused]?.focus({ preventScroll: true })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // Offline the drawing stays, and the form leads to the page.
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive().catch(() => {})
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [arrived])

  return (
    <div ref={place} data-live={part.state ? 'near' : 'touched'} className={className}>
      {arrived ? <arrived.Part {...part} early={arrived.early} /> : <DrawnByServer {...part} />}
    </div>
  )
}

/** Browsers keep what the server drew. After a navigation there's nothing yet. */
function DrawnByServer(part: CostPartProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <Suspense>
          <Drawn {...part} />
        </Suspense>
      </div>
    )
  }
  return (
    <div
      className="empty:min-h-[60rem] lg:empty:min-h-[48rem]"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string tells React to leave alone what is there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** What the reader answered before the script came; empty if they changed nothing. */
function readAnswers(element: HTMLElement): EarlyAnswers {
  const fields = [...element.querySelectorAll('input')]
  const all = [...element.querySelectorAll(controls)]
  const focused = document.activeElement ? all.indexOf(document.activeElement) : -1
  const isChanged = fields.some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  )
  return {
    ...(focused !== -1 && { focused }),
    ...(isChanged && {
      typed: fields.filter(({ name }) => name).map(({ name, value }): [string, string] => [name, value]),
      slid: fields
        .filter(({ type }) => type === 'range')
        .map(({ value, defaultValue }) => (value === defaultValue ? null : Number(value))),
    }),
  }
}
