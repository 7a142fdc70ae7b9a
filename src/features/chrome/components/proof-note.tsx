import { useFacts } from '#features/texts/components/facts-provider.tsx'
import type { RecordClaim } from '#site/claims.ts'
import { paths } from '#site/paths.ts'
import type { StandingClaim } from '#site/standing-claims.ts'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { proofWords } from '../content/proof.ts'
import { ClaimRow, listRecords, useStanding } from './claim-row.tsx'

type ProofNoteProps = {
  claims?: readonly RecordClaim[]
  standing?: readonly StandingClaim[]
  className?: string
}

/** The sources of a page's claims, on request and without scripts. While there are none, the way to all claims. */
export function ProofNote({ claims = [], standing = [], className }: ProofNoteProps) {
  const locale = useLocale()
  const words = useWords(proofWords)
  const facts = useFacts()
  const standingClaims = useStanding(standing)
  const proven = listRecords(claims, facts, locale).filter(({ source }) => source)
  const shown = [...standingClaims, ...proven]
  if (shown.length === 0)
    return (
      <TextLink to={paths.proof} className={classNames('inline-block', className)}>
        {words.title}
      </TextLink>
    )
  return (
    <div className={className}>
      <Disclosure summary={words.title}>
        <ul className="hairlines">
          {shown.map((claim) => (
            <ClaimRow key={claim.text} claim={claim} />
          ))}
        </ul>
        <TextLink
          to={paths.proof}
          className="inline-flex min-h-tap items-center font-sans text-small font-semibold"
        >
          {words.all}
        </TextLink>
      </Disclosure>
    </div>
  )
}
