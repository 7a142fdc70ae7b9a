import type { ReactNode } from 'react'
import { useFacts } from '#features/texts/components/facts-provider.tsx'
import { quoteOf, type RecordClaim, recordClaims } from '#site/claims.ts'
import { formatCalendarDay, formatNumber } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { fitToSite, type SiteFacts } from '#site/site-facts.ts'
import { type ClaimKind, type StandingClaim, standingPlaces, standingWords } from '#site/standing-claims.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { proofWords } from '../content/proof.ts'

export type ShownClaim = {
  text: string
  kind: ClaimKind
  /** Nothing while the owner gave none. */
  source?: string | undefined
  to?: string | undefined
  day?: string | undefined
}

/** What somebody may claim: its kind, its source and that source's day. */
export function ClaimRow({ claim: { text, kind, source, to, day } }: { claim: ShownClaim }) {
  const locale = useLocale()
  const words = useWords(proofWords)
  return (
    <li className="py-3.5">
      <p className="text-lead leading-snug wrap-anywhere">{text}</p>
      <p className="font-sans text-small leading-normal text-soft">
        <b className="mr-3 text-ink">{words.kinds[kind]}</b>
        {source ? <Source to={to}>{source}</Source> : words.unproven}
        {source && day && <>, {words.day[kind](formatCalendarDay(day, locale).replaceAll(' ', '\u00a0'))}</>}
      </p>
    </li>
  )
}

function Source({ to, children }: { to: string | undefined; children: ReactNode }) {
  const isOutside = to?.startsWith('https:')
  return (
    <span className="wrap-anywhere">
      {to === undefined ? (
        children
      ) : isOutside ? (
        <a href={to} rel="noopener nofollow">
          {children}
        </a>
      ) : (
        <TextLink to={to}>{children}</TextLink>
      )}
    </span>
  )
}

/** Claims of the contract and of the law. Once the owner shows how we kept our word, the clocks prove it. */
export function useStanding(names: readonly StandingClaim[]): ShownClaim[] {
  const locale = useLocale()
  const facts = useFacts()
  const words = useWords(proofWords)
  const { kept } = facts
  return names.map((name) => {
    const claim = { ...fitToSite(standingWords[locale][name], facts, locale), ...standingPlaces[name] }
    if (name !== 'answerInTime' || !kept?.told) return claim
    const number = (count: number) => formatNumber(count, locale)
    const source = words.kept(number(kept.told.onTime), number(kept.files))
    return { text: claim.text, kind: 'clocks' as const, source, to: paths.ourWord }
  })
}

const ofClocks: readonly RecordClaim[] = [
  'sameDayApproval',
  'dayApproval',
  'approvalForAttorneys',
  'fastApproval',
]

/** A hidden claim doesn't count. */
export function listRecords(names: readonly RecordClaim[], facts: SiteFacts, locale: Locale): ShownClaim[] {
  return names
    .filter((name) => !facts.hidden.includes(name))
    .map((name) => {
      const { source, day } = facts.sources[name] ?? {}
      const to = source && URL.parse(source)?.protocol === 'https:' ? source : undefined
      const quote = fitToSite(quoteOf(name, locale), facts, locale)
      const text = `${recordClaims[locale][name].label}: ${quote}`
      return {
        text,
        kind: ofClocks.includes(name) ? ('clocks' as const) : ('record' as const),
        source,
        to,
        day,
      }
    })
}
