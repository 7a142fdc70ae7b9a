import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CaseLedger } from '../components/case-ledger.tsx'
import { caseTypes, indexMeta, indexTrail, toEntry } from '../content.ts'
import type { Route } from './+types/case-types.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  const texts = await readTexts(db, identityTexts)
  const site = { name: texts['global.brand.name'], publicUrl }
  return { entries: caseTypes.map(toEntry), trail: indexTrail, tags: pageMeta(indexMeta(publicUrl), site) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function CaseTypes({ loaderData: { entries, trail } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={trail} current="Case Types" />
        <div className="mt-4 grid gap-x-column gap-y-5 pb-8 lg:grid-cols-[7fr_5fr] lg:items-end lg:pb-12">
          <h1>Personal Injury Cases We Fund</h1>
          <p className="max-w-[30em] text-lead text-soft">
            Eight kinds of cases, side by side. The figures are typical ranges, not promises: what we can
            advance depends on fault, on your injuries and on what insurance can pay.
          </p>
        </div>
        <p className="oxford border-b border-b-rule-strong pt-[calc(0.9rem+3px)] pb-4 text-center text-lead font-medium text-green-800 lg:text-h3">
          <span className="inline-block">No Credit Check Required •</span>{' '}
          <span className="inline-block">Fast Approval • No Upfront Fees</span>
        </p>
        <div className="mt-8 lg:mt-12">
          <CaseLedger entries={entries} />
        </div>
        <p className="mt-5 max-w-measure font-sans text-small text-soft">
          Your kind of case is not here? Ask us. {notLegalAdvice}
        </p>
      </div>
      <section className="on-green py-section" aria-labelledby="ready-title">
        <div className="page-width grid gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <h2 id="ready-title" className="text-sheet">
              Ready to Apply for <span className="whitespace-nowrap">Pre-Settlement</span> Funding?
            </h2>
            <p className="mt-4 max-w-[34em] text-lead text-soft">
              Applying is free and commits you to nothing. If you are not sure whether your case fits, ask
              first.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
              Apply for Funding
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outline" className="max-sm:w-full">
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
