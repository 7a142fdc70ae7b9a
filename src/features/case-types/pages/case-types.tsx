import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { doorwayNarrow, doorwayWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { CaseLedger } from '../components/case-ledger.tsx'
import { caseTypeWords } from '../content/words.ts'
import { axes, caseTypesPage, indexTrail } from '../content.ts'
import { listEntries } from '../data.ts'
import type { Route } from './+types/case-types.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { tags } = await readPage(caseTypesPage, services)
  const entries = listEntries(services.locale).toSorted(
    (a, b) => a.funding[1] - b.funding[1] || a.funding[0] - b.funding[0],
  )
  return { tags, axes, entries, trail: indexTrail(services.locale) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function CaseTypes({ loaderData: { entries, axes, trail } }: Route.ComponentProps) {
  const words = useWords(caseTypeWords).index
  const notAdvice = useWords(notLegalAdvice)
  const [beforeName, unbroken, afterName] = words.call.title
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={trail} current={words.crumb} />
        <div className="plate-head pb-8 lg:pb-12">
          <div>
            <h1>{words.title}</h1>
            <p className="mt-5 max-w-[30em] text-lead text-soft">{words.lead(entries.length)}</p>
          </div>
          <PlatePicture wide={doorwayWide} narrow={doorwayNarrow} />
        </div>
        <p className="oxford border-b border-b-rule-strong pt-[calc(0.9rem+3px)] pb-4 text-center text-lead font-medium text-green-800 lg:text-h3">
          <span className="inline-block">{words.promises[0]}</span>{' '}
          <span className="inline-block">{words.promises[1]}</span>
        </p>
        <ProofNote claims={['fastApproval']} className="mt-4" />
        <div className="mt-8 lg:mt-12">
          <CaseLedger entries={entries} axes={axes} />
        </div>
        <p className="mt-5 max-w-measure font-sans text-small text-soft">
          {words.ask} {notAdvice}
        </p>
      </div>
      <section className="on-green py-section" aria-labelledby="ready-title">
        <div className="page-width grid gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <h2 id="ready-title" className="text-sheet">
              {beforeName}
              <span className="whitespace-nowrap">{unbroken}</span>
              {afterName}
            </h2>
            <p className="mt-4 max-w-[34em] text-lead text-soft">{words.call.text}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
              {words.call.apply}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outline" className="max-sm:w-full">
              {words.call.contact}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
