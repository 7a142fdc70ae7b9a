import { paths } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'

/** Where the client's contract stands; the page of its own has the sums. Nothing before one was sent. */
export function FirmContract({ page, token }: { page: OpenFirmPage; token: string }) {
  const { contract: words } = useWords(firmWords)
  const { contract, client, mayWrite } = page
  if (!contract) return null
  const isStanding = contract === 'open' || contract === 'reading' || contract === 'done'
  const isNext = contract === 'open' && mayWrite
  return (
    <section
      aria-labelledby="firm-contract"
      className="on-sheet -mx-2 mt-5 mb-6 rounded-md border border-rule px-3.5 py-6 lg:mx-0 lg:mt-0 lg:px-11 lg:py-9"
    >
      <h2 id="firm-contract" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1">{words[isStanding ? contract : 'over'](client.firstName)}</p>
      <ButtonAnchor
        href={paths.firmContract(token)}
        variant={isNext ? 'primary' : 'outline'}
        size="small"
        className="mt-4"
      >
        {isNext ? words.toOpen : words.toRead}
      </ButtonAnchor>
    </section>
  )
}
