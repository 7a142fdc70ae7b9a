import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CostQuestion, withQuestion, withState } from '#lib/price/question.ts'

/** Screen readers say one sentence at the end, not one for each step. */
const pause = 500

export type ChangeQuestion = (change: Partial<CostQuestion>) => void

/** Answers once a frame, however often the question changes. */
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
  /** At most a frame ahead of the question. */
  const readLatest = useCallback(() => latest.current, [])
  return { question, change, readLatest }
}

/** Calls back once the reader pauses, but not with the question the page came with. */
export function useSettledQuestion(question: CostQuestion, settle: (question: CostQuestion) => void) {
  const first = useRef(question)
  const call = useEffectEvent(settle)
  useEffect(() => {
    if (question === first.current) return
    const timer = setTimeout(() => call(question), pause)
    return () => clearTimeout(timer)
  }, [question])
}

/** `/cost` keeps where the reader lives in its address, and no other answer. Back leaves the page. */
export function keepState(question: CostQuestion) {
  history.replaceState(history.state, '', withState(location.pathname, question))
}

/** The address always asks what the page answers. Not a navigation: nothing loads, and Back leaves the page. */
export function putInAddress(question: CostQuestion) {
  history.replaceState(history.state, '', withQuestion(location.pathname, question))
}
