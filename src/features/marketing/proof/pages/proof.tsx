import { states } from '#domain/states.ts'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import {
  ClaimRow,
  listRecords,
  type ShownClaim,
  useStanding,
} from '#features/chrome/components/claim-row.tsx'
import { listLicenses } from '#features/marketing/who-we-are/content/licenses.ts'
import { readRules } from '#features/rules/data.ts'
import { useFacts } from '#features/texts/components/facts-provider.tsx'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { recordClaimNames } from '#site/claims.ts'
import { paths } from '#site/paths.ts'
import { standingClaimNames } from '#site/standing-claims.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { proofPageWords } from '../content/words.ts'
import { proofPage } from '../content.ts'
import type { Route } from './+types/proof.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { locale } = services
  const { texts, tags } = await readPage(proofPage, services)
  const rules = await readRules(services.db)
  const laws = states.flatMap(({ value, label }) => {
    const { posture, sentence, source, checkedOn } = rules[value]
    return posture !== 'open' && sentence && source
      ? [{ state: label[locale], code: value, sentence, source, day: checkedOn }]
      : []
  })
  const licenses = listLicenses(rules, texts['who-page.regulators'], locale).filter(({ license }) => license)
  return { texts, tags, laws, licenses }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Proof({ loaderData: { texts, laws, licenses } }: Route.ComponentProps) {
  const locale = useLocale()
  const facts = useFacts()
  const words = useWords(proofPageWords)
  const home = useWords(homeCrumb)
  const { law } = words
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="mt-4 grid gap-x-column gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1>{texts['proof-page.title']}</h1>
          <p className="text-lead">{texts['proof-page.lead']}</p>
        </div>
        <Claims id="promises" title={words.promises.title} claims={useStanding(standingClaimNames)} />
        <Claims
          id="records"
          title={words.records.title}
          lead={words.records.lead}
          claims={listRecords(recordClaimNames, facts, locale)}
        />
        <Claims
          id="licenses"
          title={words.licenses.title}
          claims={licenses.map(({ state, license, offices: [office], day }) => ({
            text: words.licenses.claim(state, license ?? ''),
            kind: 'record',
            source: office?.office ?? words.licenses.fallback,
            to: office?.link || undefined,
            day: day ?? undefined,
          }))}
        />
        <Claims
          id="law"
          title={law.title}
          claims={[
            { text: law.every, kind: 'law', source: law.source, to: paths.states },
            ...laws.map(
              ({ state, code, sentence, source, day }): ShownClaim => ({
                ...{ text: law.claim(state, sentence), kind: 'law', source },
                ...{ to: paths.state(code), day: day ?? undefined },
              }),
            ),
          ]}
        />
      </div>
      <CallBand {...words.start} />
    </>
  )
}

type ClaimsProps = { id: string; title: string; lead?: string; claims: readonly ShownClaim[] }

function Claims({ id, title, lead, claims }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <section className="mt-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="mt-2 max-w-[36em] text-soft">{lead}</p>}
      <ul className="hairlines mt-4 border-y border-rule [&>li]:lg:grid [&>li]:lg:grid-cols-[7fr_5fr] [&>li]:lg:gap-x-column [&>li]:lg:items-baseline">
        {claims.map((claim) => (
          <ClaimRow key={claim.text} claim={claim} />
        ))}
      </ul>
    </section>
  )
}
