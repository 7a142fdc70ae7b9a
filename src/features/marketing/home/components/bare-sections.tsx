import { ClaimRow, useStanding } from '#features/chrome/components/claim-row.tsx'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { bareWords } from '../content/bare.ts'

/** In the place of the badges, once none of them is shown. */
export function ContractClaims() {
  const { proof } = useWords(bareWords)
  const claims = useStanding(['oweNothing', 'costInDollars', 'changeMind'])
  return (
    <>
      <h2 id="trust-title">{proof.title}</h2>
      <p className="mt-4 max-w-[36em] text-soft">{proof.lead}</p>
      <ul className="hairlines-closed mt-6 divide-y divide-rule">
        {claims.map((claim) => (
          <ClaimRow key={claim.text} claim={claim} />
        ))}
      </ul>
    </>
  )
}

/** In the place of the testimonials. */
export function FreeHelp() {
  const { help } = useWords(bareWords)
  return (
    <section className="on-green py-section" aria-labelledby="help-title">
      <div className="page-width">
        <h2 id="help-title">{help.title}</h2>
        <p className="mt-2 text-lead">{help.lead}</p>
        <ul className="mt-8 grid gap-x-column gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {help.items.map(({ title, text }) => (
            <li key={title} className="border-t border-rule pt-3">
              <b className="block text-lead leading-snug">{title}</b>
              <span className="leading-snug">{text}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.helpFirst} variant="outline" className="mt-8">
          {help.more}
        </ButtonLink>
      </div>
    </section>
  )
}
