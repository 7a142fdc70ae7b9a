import { data, redirect } from 'react-router'
import { markRead, receiveMessage } from '#features/applications/thread/mutations.ts'
import { newMessageSchema } from '#features/applications/thread/schema.ts'
import { caseOpeningRefusals, sessionRefusals } from '#features/case/access/content.ts'
import { askForCode, openByCode, openCase, ownCase } from '#features/case/access/mutations.ts'
import { codeRequestSchema, sessionRequestSchema } from '#features/case/access/schema.ts'
import { CaseFrame } from '#features/case/frame/components/case-frame.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { networkOf } from '#lib/attempts.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { defaultLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { CaseView } from '../components/case-view.tsx'
import { CodeEntry, type Entry, emptyEntry } from '../components/code-entry.tsx'
import { entryWords, type FormOutcome, isFormOutcome, outcomeWords } from '../content/entry.ts'
import { pageWords } from '../content/words.ts'
import { readCase } from '../data.ts'
import type { Route } from './+types/case.ts'

const addressOf = (token: string | undefined) => (token === undefined ? paths.case : paths.casePage(token))

/** Everything in one answer, so that the status can be read without scripts. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, visitor } = services
  const texts = await readTexts(db, identityTexts, locale)
  const opened = await openCase(services, token ?? ownCase, visitor)
  const told = opened.ok ? await readCase(services, opened.application.id) : undefined
  if (opened.ok) await markRead(db, { applicationId: opened.application.id, party: 'applicant' }, 'party')
  const form = new URL(request.url).searchParams.get('form') ?? ''
  const page = {
    locale,
    texts,
    told,
    now: new Date().toISOString(),
    // Without scripts, a form that is sent twice has the same key.
    formKey: makeSubmissionKey(),
    notice: isFormOutcome(form) ? outcomeWords[locale][form] : undefined,
    refusal:
      !opened.ok && opened.reason === 'too many guesses'
        ? toProblem(opened, caseOpeningRefusals).message
        : undefined,
  }
  // Nobody has opened a case at `/case` yet: that is no mistake.
  const status = opened.ok || token === undefined ? 200 : toProblem(opened, caseOpeningRefusals).status
  return data(page, { status })
}

/** Forms of browsers without scripts: the code, and a message. Files go to a route that streams them. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const values = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  return values.do === 'message' ? takeMessage(services, token, values) : takeEntry(services, values)
}

type Values = Record<string, string | undefined>

/** Leads back to the page, so that a reload sends nothing again. */
const leadBack = (token: string | undefined, outcome: FormOutcome) =>
  redirect(`${addressOf(token)}?form=${outcome}`, 303)

async function takeMessage(services: PageServices, token: string | undefined, values: Values) {
  if (services.refusal) return leadBack(token, 'not-now')
  const opened = await openCase(services, token ?? ownCase, services.visitor)
  if (!opened.ok) return leadBack(token, 'not-now')
  const message = newMessageSchema.safeParse(values)
  if (!message.success) return leadBack(token, 'no-message')
  const place = { applicationId: opened.application.id, party: 'applicant' } as const
  const outcome = await receiveMessage(services, place, message.data)
  return leadBack(token, outcome.ok ? 'message' : 'not-now')
}

/** Asks for a code, then takes it. */
async function takeEntry(services: PageServices, values: Values): Promise<Entry | Response> {
  const { locale, publicUrl, refusal, visitor } = services
  const { reference = '', email = '', code = '' } = values
  const words = entryWords[locale]
  const step = values.do === 'open' ? 'code' : 'ask'
  const entry: Entry = { step, reference, email, mistakes: {}, ...(refusal && { refusal }) }
  if (refusal) return entry
  if (!reference.trim()) entry.mistakes.reference = words.missing.reference
  if (!email.trim()) entry.mistakes.email = words.missing.email
  if (step === 'code' && !code.trim()) entry.mistakes.code = words.missing.code
  if (Object.keys(entry.mistakes).length > 0) return entry
  if (step === 'ask') {
    const asked = codeRequestSchema.safeParse(values)
    if (asked.success) await askForCode(services, asked.data)
    return { ...entry, step: 'code' }
  }
  const asked = sessionRequestSchema.safeParse({ reference, email, code, isOwnDevice: values.own === 'on' })
  const network = networkOf(visitor.address)
  const outcome = asked.success
    ? await openByCode(services, asked.data, { network, factor: visitor.factor })
    : undefined
  if (outcome?.ok) {
    const cookies = createCaseCookies(publicUrl).session(outcome.id, outcome.lifetime)
    const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
    return redirect(paths.case, { status: 303, headers })
  }
  const isWrong = !outcome || outcome.reason === 'wrong'
  return isWrong
    ? { ...entry, mistakes: { code: words.wrongCode } }
    : { ...entry, refusal: toProblem(outcome, sessionRefusals).message }
}

/** The address may be the permission, so it must not leak through a referrer or a search index. */
export const headers: Route.HeadersFunction = () => ({
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

/** Nothing here names anyone: a title is seen by whoever looks over a shoulder. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title } = pageWords[loaderData?.locale ?? defaultLocale]
  return [
    { title: [title, loaderData?.texts['global.brand.name']].filter(Boolean).join(' | ') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function CasePage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { texts, told, now, formKey, notice, refusal } = loaderData
  const entry = { ...(actionData ?? emptyEntry), ...(refusal && { refusal }) }
  return (
    <CaseFrame texts={texts}>
      {told ? (
        <CaseView
          told={told}
          now={now}
          formKey={formKey}
          base={`/api/case/${encodeURIComponent(token ?? 'mine')}`}
          address={addressOf(token)}
          notice={notice}
        />
      ) : (
        <CodeEntry
          entry={entry}
          phone={texts['global.contact.phone']}
          isDeadLink={token !== undefined && !refusal}
        />
      )}
    </CaseFrame>
  )
}
