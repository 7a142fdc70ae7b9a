import type { Block } from '#lib/papers/paper.ts'
import { formatCents } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { type LetterContent, longDay } from './compose.ts'
import { signingOf } from './sums.ts'
import { letterWords } from './words.ts'

export function nothingOf(content: LetterContent, locale: Locale): { title: string; blocks: Block[] } {
  const { nothing } = letterWords[locale]
  const { facts, figures } = content
  const isLost = figures.closing?.because === 'lost'
  const on = figures.closing ? longDay(figures.closing.on, locale) : ''
  const funded = figures.parts.reduce((sum, part) => sum + part.funded, 0)
  return {
    title: nothing.part,
    blocks: [
      {
        kind: 'promise',
        above: isLost ? nothing.lost(facts.person) : nothing.writtenOff(facts.person),
        text: nothing.title,
        figure: letterWords[locale].zero,
        below: nothing.keep(formatCents(funded, locale)),
        framed: true,
      },
      { kind: 'paragraph', text: isLost ? nothing.whyLost(on) : nothing.whyWrittenOff(on) },
      {
        kind: 'facts',
        facts: [nothing.call, nothing.credit, nothing.claim, nothing.taxes].map(({ label, text }) => ({
          label,
          value: text,
        })),
      },
      { kind: 'paragraph', text: nothing.ask },
      ...signingOf(content, locale),
    ],
  }
}
