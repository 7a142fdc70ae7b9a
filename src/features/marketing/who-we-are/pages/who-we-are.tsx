import { data } from 'react-router'
import { readCalendar } from '#features/calendar/data.ts'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { NotFoundScreen } from '#features/chrome/components/not-found-screen.tsx'
import { notFoundTexts } from '#features/chrome/content/not-found.ts'
import { readRules } from '#features/rules/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage, readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { dateIn } from '#site/format.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useWords } from '#ui/locale.tsx'
import { Complaints } from '../components/complaints.tsx'
import { Licenses } from '../components/licenses.tsx'
import { OpenHours } from '../components/open-hours.tsx'
import { PaymentRiver } from '../components/payment-river.tsx'
import { PeopleRoll } from '../components/people-roll.tsx'
import { listLicenses } from '../content/licenses.ts'
import { whoWords } from '../content/words.ts'
import { whoWeArePage } from '../content.ts'
import type { Route } from './+types/who-we-are.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, preview } = services
  const { texts, tags } = await readPage(whoWeArePage, services)
  // The editor draws it before there is anybody on it.
  if (texts['who-page.people'].length === 0 && !preview) {
    const missing = await readTexts(db, notFoundTexts, locale)
    const words = { title: missing['not-found.title'], text: missing['not-found.text'] }
    return data({ found: false as const, words }, { status: 404 })
  }
  const calendar = await readCalendar(db)
  const today = dateIn(calendar.timeZone)
  return data({
    found: true as const,
    texts,
    tags,
    hours: { ...calendar, closedOn: calendar.closedOn.filter((date) => date >= today).slice(0, 20) },
    licenses: listLicenses(await readRules(db), texts['who-page.regulators']),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  if (loaderData.found) return loaderData.tags
  return [{ title: loaderData.words.title }, { name: 'robots', content: 'noindex' }]
}

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const words = useWords(whoWords)
  const home = useWords(homeCrumb)
  if (!loaderData.found) return <NotFoundScreen {...loaderData.words} />
  const { texts, hours, licenses } = loaderData
  return (
    <>
      <div className="page-width grid gap-section pt-3 pb-section">
        <div>
          <Breadcrumb trail={[home]} current={words.crumb} />
          <div className="mt-4 grid gap-x-column gap-y-4 lg:grid-cols-2 lg:items-end">
            <h1>{texts['who-page.title']}</h1>
            <p className="text-lead">{texts['who-page.lead']}</p>
          </div>
          <PeopleRoll people={texts['who-page.people']} />
        </div>
        <OpenHours hours={hours} texts={texts} />
        <PaymentRiver />
        <div className="grid gap-x-[calc(var(--spacing-column)*1.2)] gap-y-12 lg:grid-cols-[5fr_7fr]">
          <Complaints email={texts['global.contact.email']} hasOffices={licenses.length > 0} />
          {licenses.length > 0 && <Licenses rows={licenses} />}
        </div>
      </div>
      <CallBand {...words.start} />
    </>
  )
}
