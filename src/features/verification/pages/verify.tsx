import { data, useLocation } from 'react-router'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { formatWait } from '#lib/attempts.ts'
import { answerWords } from '#lib/content.ts'
import { pageContext } from '#lib/page-context.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useWords } from '#ui/locale.tsx'
import type { Asked } from '../components/ask.ts'
import { VerifyForm } from '../components/verify-form.tsx'
import { verifyWords } from '../content/words.ts'
import { verifyPage } from '../content.ts'
import { answerVisitor } from '../mutations.ts'
import { readAskedNumber } from '../schema.ts'
import type { Route } from './+types/verify.ts'

/** A number in the address is answered here: links lead to it, and browsers without scripts send the form so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, visitor } = services
  const page = await readPage(verifyPage, services)
  const typed = readAskedNumber(new URL(request.url).searchParams) ?? ''
  if (!typed) return data({ ...page, typed, answered: undefined })
  const outcome = await answerVisitor(db, typed, visitor)
  const answered: Asked = outcome.ok
    ? { kind: 'answered', by: 'number', verification: outcome.answer }
    : { kind: 'failed', message: answerWords[locale].tooMany(formatWait(outcome.wait ?? 0, locale)) }
  return data({ ...page, typed, answered }, { status: outcome.ok ? 200 : 429 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Verify({ loaderData: { texts, typed, answered } }: Route.ComponentProps) {
  const words = useWords(verifyWords)
  const home = useWords(homeCrumb)
  const { key } = useLocation()
  return (
    <div data-live="touched" className="page-width pt-1 pb-section">
      <Breadcrumb trail={[home]} current={words.crumb} />
      <div className="grid items-end gap-x-[clamp(3rem,6vw,6rem)] gap-y-2 pt-3 lg:grid-cols-2 lg:pt-4">
        <h1 className="lg:text-[3.75rem]">{texts['verify-page.title']}</h1>
        <p className="max-w-[26em] text-lead">{texts['verify-page.lead']}</p>
      </div>
      <VerifyForm key={key} phone={texts['global.contact.phone']} typed={typed} answered={answered} />
    </div>
  )
}
