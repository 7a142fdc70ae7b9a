import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#ui/locale.tsx'
import { searchWords } from '../content/search-words.ts'
import type { Answer, AnswerGroup } from '../data.ts'
import { indexQuestions, rankQuestions } from './rank-questions.ts'

/** So few that opening all of them shows the answer at once. */
const fewEnoughToOpen = 3

export function useQuestionSearch(groups: readonly AnswerGroup[]) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { hash } = useLocation()
  const locale = useLocale()
  const answers = useMemo(
    () => new Map(groups.flatMap((group) => group.answers.map((answer) => [answer.id, answer]))),
    [groups],
  )
  const index = useMemo(() => indexQuestions([...answers.values()], searchWords[locale]), [answers, locale])
  /** The best first; nothing as long as nobody asks. */
  const found = useMemo<Answer[] | undefined>(
    () => (typed.trim() ? rankQuestions(index, typed).flatMap((id) => answers.get(id) ?? []) : undefined),
    [answers, index, typed],
  )

  // The cache drops the query, and people may type before the scripts come.
  useEffect(() => {
    if (!input.current) return
    input.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
    setTyped(input.current.value)
  }, [])

  useEffect(() => {
    if (!found) return
    const isFew = found.length <= fewEnoughToOpen
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = isFew
  }, [found])

  // Browsers open the answer that a link leads to, but not when the router follows it.
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1))
    if (!target || !list.current?.contains(target)) return
    if (input.current) input.current.value = ''
    setTyped('')
    const details = target.closest('details')
    if (details) details.open = true
    requestAnimationFrame(() => target.scrollIntoView())
  }, [hash])

  return {
    input,
    list,
    found,
    all: answers.size,
    search: () => setTyped(input.current?.value ?? ''),
    showAll: () => {
      if (input.current) input.current.value = ''
      setTyped('')
      input.current?.focus()
    },
    goToFirst: (event: FormEvent) => {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('details > summary')?.focus()
    },
  }
}
