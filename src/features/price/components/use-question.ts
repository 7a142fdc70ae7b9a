import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CostQuestion, withQuestion } from '#lib/price/question.ts'

/** People who listen hear one sentence once they stop, not one for each step. */
const pause = 500

export type ChangeQuestion = (change: Partial<CostQuestion>) => void

/** What is asked now. However often it changes, it is answered once a frame. */
export function useQuestion(first: CostQuestion) {
  const [question, ask] = useState(first)
  const latest = useRef(question)
  const frame = useRef(0)
  const change = useCallback<ChangeQuestion>((parts) => {
    latest.current = { ...latest.current, ...parts }
    if (frame.current) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      ask(latest.current)
    })
  }, [])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  /** Ahead of the question by at most a frame. */
  const readLatest = useCallback(() => latest.current, [])
  return { question, change, readLatest }
}

/** Calls back with a question that nobody has changed for a while; not with the one that came with the page. */
export function useSettledQuestion(question: CostQuestion, settle: (question: CostQuestion) => void) {
  const first = useRef(question)
  const call = useEffectEvent(settle)
  useEffect(() => {
    if (question === first.current) return
    const timer = setTimeout(() => call(question), pause)
    return () => clearTimeout(timer)
  }, [question])
}

/** The address always asks what the page answers. Not a navigation: nothing is fetched, and Back leaves the page. */
export function putInAddress(question: CostQuestion) {
  history.replaceState(history.state, '', withQuestion(location.pathname, question))
}
