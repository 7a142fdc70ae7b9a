import { applicationCaseTypes } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import type { Block, Fact, Letterhead, Paper, Part } from '#lib/papers/paper.ts'
import { formatCalendarDay } from '#site/format.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import type { LetterPlan } from '../data/plan.ts'
import { nothingOf } from './nothing.ts'
import { payoffOf } from './payoff.ts'
import { releaseOf } from './release.ts'
import { letterWords } from './words.ts'

export type LetterContent = LetterPlan & { number: string; verifyAt: string }

/** Firms read English; a person reads the language of their file. */
export function composeLetter(content: LetterContent, locale: Locale = staffLocale): Paper {
  const words = letterWords[locale]
  const { kind, number, facts, figures } = content
  const part = { payoff: payoffOf, release: releaseOf, 'nothing-owed': nothingOf }[kind]
  const { title, blocks } = part(content, locale)
  const [first] = figures.parts.flatMap(({ account }) => account ?? [])
  return {
    title: `${title} ${number}`,
    locale,
    letterhead: letterheadOf(facts.company),
    account: { label: first ? words.account : words.letter, number: first ?? number },
    parts: [{ title, isFront: true, blocks: [...headOf(content, locale), ...blocks] } satisfies Part],
  }
}

export const longDay = (day: string, locale: Locale): string =>
  formatCalendarDay(day, locale, { dateStyle: 'long' }).replace(/ (?=\d+,)/, '\u00a0')

/** “Auto accident of June 3, 2026” */
export function claimOf(
  { facts: { claim } }: LetterContent,
  locale: Locale,
  place: 'alone' | 'inside' = 'alone',
): string {
  const label =
    claim.kind === 'other' ? letterWords[locale].incident : labelOf(applicationCaseTypes, claim.kind, locale)
  const kind = place === 'inside' ? label[0]?.toLocaleLowerCase(locale) + label.slice(1) : label
  return claim.on ? letterWords[locale].claimOf(kind, longDay(claim.on, locale)) : kind
}

function headOf(content: LetterContent, locale: Locale): Block[] {
  const { facts, figures, madeOn, number, ordinal } = content
  const words = letterWords[locale]
  const { addressee, copy, replaces } = facts
  const to = [addressee.name, addressee.firm, addressee.address].flatMap((line) => line || [])
  const accounts = figures.parts.flatMap(({ account }) => account ?? [])
  const about: Fact[] = [
    { label: words.date, value: longDay(madeOn, locale) },
    ...(accounts.length > 0 ? [{ label: words.account, value: accounts.join(', ') }] : []),
    {
      label: words.letter,
      value: replaces
        ? words.replaces(ordinal, replaces.ordinal, longDay(replaces.on, locale))
        : String(ordinal),
    },
    { label: words.number, value: number },
    ...(addressee.name === facts.person ? [] : [{ label: words.client, value: facts.person }]),
    { label: words.claim, value: claimOf(content, locale) },
  ]
  return [
    {
      ...{ kind: 'addressee', lines: to, facts: about },
      ...(copy && { copy: words.copy(copy) }),
    },
  ]
}

function letterheadOf(company: LetterContent['facts']['company']): Letterhead {
  const [first = '', ...rest] = company.name.split(' ')
  const contact = [company.phone, company.email].map((one) => one.replaceAll(' ', '\u00a0')).join(', ')
  return {
    name: rest.length > 0 ? [first, rest.join(' ')] : [first],
    ...(company.address && { address: company.address }),
    contact,
  }
}
