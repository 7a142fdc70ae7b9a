import { renderToString } from 'react-dom/server'
import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { listHomeRules } from '#features/questions/steps/home-state.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { draftName, sentName } from '#site/returning.ts'
import { FormIsland, type FormIslandProps } from '../components/form-island.tsx'
import { wizardWords } from '../content/wizard.ts'
import type { Route } from './+types/questions.ts'

/**
 * The form runs without the router, so the server draws it as a root of its own. `src/entry.form.tsx` takes it over
 * (docs/decisions/085).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, locale, scriptNonce } = context.get(pageContext)
  const { pathname } = new URL(request.url)
  const role = applicantRoleValues.find((value) => pathname.endsWith(paths.applyAs(value))) ?? 'plaintiff'
  const texts = await readTexts(db, identityTexts, locale)
  const rules = listHomeRules(await readRules(db))
  const form: FormIslandProps = { role, locale, rules, texts }
  const title = `${wizardWords[locale].label[role]} | ${texts['global.brand.name']}`
  return {
    role,
    nonce: scriptNonce,
    title,
    form: JSON.stringify(form),
    html: renderToString(<FormIsland {...form} />),
  }
}

export const handle = { isTypedInto: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** Our own words and data, written for a page and for a script. */
const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

export default function QuestionsPage({ loaderData: { role, nonce, form, html } }: Route.ComponentProps) {
  return (
    <>
      <script nonce={nonce} {...asHtml(hideUntilRestored(role))} />
      <div data-form-island="" {...asHtml(html)} />
      <script type="application/json" data-form="" {...asHtml(escapeData(form))} />
    </>
  )
}

/** Before the first paint: answers that are kept here must not appear in place of the first question. */
const hideUntilRestored = (role: ApplicantRole) =>
  `try{if(localStorage['${draftName(role)}']||localStorage['${sentName}'])document.documentElement.dataset.restoring=''}catch{}`

const escapeData = (json: string) => json.replaceAll('<', '\\u003c')
