import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fold } from '#site/search-words.ts'
import type { Answer, AnswerGroup } from '../data.ts'

/** So few that opening all of them shows the answer at once. */
const fewEnoughToOpen = 3

export function useQuestionSearch(groups: readonly AnswerGroup[]) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { hash } = useLocation()
  const texts = useMemo(
    () => new Map(groups.flatMap(({ answers }) => answers.map((answer) => [answer.id, readable(answer)]))),
    [groups],
  )
  const found = useMemo(() => (typed.trim() ? findAnswers(texts, typed) : undefined), [texts, typed])

  // The cache drops the query, and people may type before the scripts come.
  useEffect(() => {
    if (!input.current) return
    input.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
    setTyped(input.current.value)
  }, [])

  useEffect(() => {
    if (!found) return
    for (const details of list.current?.querySelectorAll('details') ?? [])
      details.open = found.size <= fewEnoughToOpen && found.has(details.dataset.answer ?? '')
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
    all: texts.size,
    search: () => setTyped(input.current?.value ?? ''),
    showAll: () => {
      if (input.current) input.current.value = ''
      setTyped('')
      input.current?.focus()
    },
    goToFirst: (event: FormEvent) => {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('details:not([hidden]) > summary')?.focus()
    },
  }
}

const readable = ({ question, html }: Pick<Answer, 'question' | 'html'>): string =>
  fold(`${question} ${html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')}`)

function findAnswers(texts: ReadonlyMap<string, string>, typed: string): Set<string> {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}$%']+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
  return new Set(
    [...texts].filter(([, text]) => words.every((word) => text.includes(word))).map(([id]) => id),
  )
}
