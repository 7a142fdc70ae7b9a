import { useFacts } from '#features/texts/components/facts-provider.tsx'
import { quoteOf, type RecordClaim, recordClaims } from '#site/claims.ts'
import { formatCalendarDay } from '#site/format.ts'
import { fitToSite } from '#site/site-facts.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { proofWords } from '../content/proof.ts'

type ProofNoteProps = { claims: readonly RecordClaim[]; className?: string }

/** The sources of a page's claims, on request and without scripts. Nothing while the owner gave none. */
export function ProofNote({ claims, className }: ProofNoteProps) {
  const locale = useLocale()
  const words = useWords(proofWords)
  const facts = useFacts()
  const proven = claims.flatMap((name) => {
    const proof = facts.hidden.includes(name) ? undefined : facts.sources[name]
    return proof ? [{ name, ...proof }] : []
  })
  if (proven.length === 0) return null
  return (
    <div className={className}>
      <Disclosure summary={words.title}>
        <dl className="hairlines leading-snug">
          {proven.map(({ name, source, day }) => (
            <div key={name} className="py-2">
              <dt className="font-semibold">
                {recordClaims[locale][name].label}: {fitToSite(quoteOf(name, locale), facts, locale)}
              </dt>
              <dd className="text-soft wrap-anywhere">
                {words.source(source, formatCalendarDay(day, locale))}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
