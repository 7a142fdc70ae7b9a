import type { Amount, Block } from '#lib/papers/paper.ts'
import { formatCents, formatList } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { claimOf, type LetterContent, longDay } from './compose.ts'
import { signingOf } from './sums.ts'
import { letterWords } from './words.ts'

export function releaseOf(content: LetterContent, locale: Locale): { title: string; blocks: Block[] } {
  const { release } = letterWords[locale]
  const { facts, figures } = content
  const isAll = figures.others.count === 0
  const dear = !isAll
    ? release.dearSome
    : figures.closing?.because === 'reduced'
      ? release.dearReduced
      : release.dear
  return {
    title: release.part,
    blocks: [
      {
        kind: 'promise',
        text: isAll ? release.title : release.titleSome,
        figure: letterWords[locale].zero,
        below: dear(facts.person),
      },
      { kind: 'amounts', rows: rowsOf(content, locale) },
      {
        kind: 'box',
        caption: release.caption,
        blocks: [{ kind: 'paragraph', text: wordsOf(content, locale) }],
      },
      {
        kind: 'facts',
        facts: [release.credit, release.papers, release.taxes].map(({ label, text }) => ({
          label,
          value: text,
        })),
      },
      ...signingOf(content, locale),
    ],
  }
}

function rowsOf({ figures }: LetterContent, locale: Locale): Amount[] {
  const words = letterWords[locale]
  const { parts, closing } = figures
  const dollars = (cents: number) => formatCents(cents, locale)
  const sum = (member: 'charges' | 'paid' | 'reduced') => parts.reduce((all, part) => all + part[member], 0)
  return [
    ...parts.map(({ account, fundedOn, funded }) => ({
      label:
        account && parts.length > 1
          ? words.fundedOf(account, longDay(fundedOn, locale))
          : words.funded(longDay(fundedOn, locale)),
      value: dollars(funded),
    })),
    { label: words.charges, value: sum('charges') > 0 ? dollars(sum('charges')) : words.none },
    {
      label: words.release.received(closing ? longDay(closing.on, locale) : ''),
      value: dollars(sum('paid')),
    },
    ...(sum('reduced') > 0 ? [{ label: words.release.letGo, value: dollars(sum('reduced')) }] : []),
    { label: words.release.owed, value: dollars(0), rank: 'most' },
  ]
}

function wordsOf(content: LetterContent, locale: Locale): string {
  const { release } = letterWords[locale]
  const { facts, figures } = content
  const company = facts.company.legalName ?? facts.company.name
  const accounts = formatList(
    figures.parts.map(({ account, fundedOn }) =>
      account ? release.contract(account) : release.advance(longDay(fundedOn, locale)),
    ),
    locale,
  )
  return figures.others.count > 0
    ? release.wordsSome(company, accounts, formatCents(figures.others.owed, locale))
    : release.words(company, accounts, facts.person, claimOf(content, locale, 'inside'))
}
