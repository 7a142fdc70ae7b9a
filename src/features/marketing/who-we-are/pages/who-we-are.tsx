import { readCalendar } from '#features/calendar/data.ts'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import type { CompanyFact, CompanyPerson } from '#features/content/company/schema.ts'
import { readRules } from '#features/rules/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { dateIn } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { pictureAttributes, pictureOf } from '#site/pictures.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { medallion } from '#ui/engravings/index.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { CheckUs } from '../components/check-us.tsx'
import { Company } from '../components/company.tsx'
import { Complaints } from '../components/complaints.tsx'
import { Licenses } from '../components/licenses.tsx'
import { OpenHours } from '../components/open-hours.tsx'
import { type LicenseRow, listLicenses } from '../content/licenses.ts'
import { whoPageTexts, whoWords } from '../content/words.ts'
import { whoWeArePage } from '../content.ts'
import type { Route } from './+types/who-we-are.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale } = services
  const { texts, tags } = await readPage(whoWeArePage, services)
  const calendar = await readCalendar(db)
  const today = dateIn(calendar.timeZone)
  return {
    texts,
    tags,
    hours: { ...calendar, closedOn: calendar.closedOn.filter((date) => date >= today).slice(0, 20) },
    licenses: listLicenses(await readRules(db), texts['who-page.regulators'], locale),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const words = useWords(whoWords)
  const home = useWords(homeCrumb)
  const locale = useLocale()
  const { texts, hours, licenses } = loaderData
  const people = texts['who-page.people']
  const company = texts['who-page.company']
  const lead = texts['who-page.lead']
  // Our own words speak of people that nobody has entered yet.
  const isBare = people.length === 0 && lead === whoPageTexts[locale]['who-page.lead']
  return (
    <>
      <div className="page-width grid gap-section pt-3 pb-section">
        <div>
          <Breadcrumb trail={[home]} current={words.crumb} />
          <div className="mt-4 grid gap-x-column gap-y-4 lg:grid-cols-2 lg:items-end">
            <h1>{texts['who-page.title']}</h1>
            <p className="text-lead">{isBare ? words.bare.lead : lead}</p>
          </div>
          {people.length > 0 && <PeopleRoll people={people} />}
        </div>
        <Facts company={company} licenses={licenses} />
        <OpenHours hours={hours} texts={texts} />
        <PaymentRiver />
        <div className="grid gap-x-[calc(var(--spacing-column)*1.2)] gap-y-12 lg:grid-cols-2">
          <Complaints email={texts['global.contact.email']} />
          <CheckUs />
        </div>
        <TextLink
          to={paths.proof}
          className="inline-flex min-h-tap items-center justify-self-start font-sans font-semibold"
        >
          {words.proof}
        </TextLink>
      </div>
      <CallBand {...words.start} />
    </>
  )
}

type FactsProps = { company: readonly CompanyFact[]; licenses: readonly LicenseRow[] }

/** Each part is there once somebody entered it. */
function Facts({ company, licenses }: FactsProps) {
  const parts = [
    company.length > 0 && <Company key="company" facts={company} />,
    licenses.length > 0 && <Licenses key="licenses" rows={licenses} />,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <div
      className={
        parts.length === 2
          ? 'grid gap-x-[calc(var(--spacing-column)*1.2)] gap-y-12 lg:grid-cols-2'
          : 'max-w-[52rem]'
      }
    >
      {parts}
    </div>
  )
}

function PaymentRiver() {
  const words = useWords(whoWords).paid
  return (
    <section className="oxford" aria-labelledby="paid-title">
      <h2 id="paid-title">{words.title}</h2>
      <p className="mt-2 max-w-[56ch] text-lead">{words.lead}</p>
      <ol className="river">
        {words.order.map(({ title, text, isUs }) => (
          <li key={title} {...(isUs && { 'data-us': '' })}>
            <h3 className="text-lead font-semibold">{title}</h3>
            <p className="mt-1 leading-snug text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <TextLink to={paths.cost} className="mt-4 inline-flex min-h-tap items-center font-sans font-semibold">
        {words.more}
      </TextLink>
    </section>
  )
}

function PeopleRoll({ people }: { people: readonly CompanyPerson[] }) {
  const words = useWords(whoWords)
  return (
    <section className="oxford mt-8" aria-labelledby="people-title">
      <VisuallyHidden>
        <h2 id="people-title">{words.people}</h2>
      </VisuallyHidden>
      <ul className="mt-2 flex flex-wrap justify-around gap-x-4 gap-y-8">
        {people.map((person) => (
          <li key={`${person.name} ${person.role}`} className="w-[min(45%,14rem)] text-center tight:w-full">
            <span className="medal" aria-hidden="true">
              <img {...medallion} alt="" className="size-full" />
              {pictureOf(person.portrait) ? (
                <img {...pictureAttributes(person.portrait)} alt="" decoding="async" className="medal-face" />
              ) : (
                <b>{initialsOf(person.name)}</b>
              )}
            </span>
            <h3 className="text-lead leading-snug font-semibold wrap-anywhere">{person.name}</h3>
            <p className="mt-1 font-sans text-small leading-snug text-soft wrap-anywhere">{person.role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const first = names.slice(0, 1)
  const last = names.slice(1).slice(-1)
  return [...first, ...last].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
