import type { CaseParty } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { documentTypes } from '#domain/documents.ts'
import { PlainFrame } from '#features/chrome/components/plain-frame.tsx'
import { openCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { networkOf } from '#lib/attempts.ts'
import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { stopWords } from '../content/reminders.ts'
import { readReminders } from '../data/reminders.ts'
import { stopPaths } from '../schema/reminders.ts'
import type { Route } from './+types/stop-reminders.ts'

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { db, locale, visitor } = context.get(pageContext)
  const party: CaseParty = new URL(request.url).pathname.startsWith('/firm/') ? 'firm' : 'applicant'
  const network = networkOf(visitor.address)
  const opened = await openCaseLink(db, { token, party, network, factor: visitor.factor })
  const found = opened.ok
    ? {
        reference: opened.application.reference,
        ...(await readReminders(db, { applicationId: opened.application.id, party })),
      }
    : undefined
  return { locale, party, found, texts: await readTexts(db, identityTexts, locale) }
}

export const headers = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData && stopWords[loaderData.locale].title, loaderData?.texts['global.brand.name'])

export default function StopRemindersPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { found, party, texts, locale } = loaderData
  const words = useWords(stopWords)
  if (!found) {
    return (
      <PlainFrame texts={texts} words={words.frame}>
        <div className="max-w-measure">
          <h1>{words.unknown.heading}</h1>
          <p className="mt-6 text-lead">{words.unknown.text}</p>
        </div>
      </PlainFrame>
    )
  }
  const { reference, state, asked } = found
  const said = words[state]
  const { call, undo } = stopPaths[party]
  const page = party === 'firm' ? paths.firmPage(token) : paths.casePage(token)
  return (
    <PlainFrame texts={texts} words={words.frame}>
      <div className="grid max-w-measure gap-6">
        <h1>{said.heading}</h1>
        <p className="text-lead">{said.text(reference)}</p>
        {asked.length > 0 && (
          <div>
            <h2 className="text-h3">{words.asked}</h2>
            <ul className="hairlines hairlines-closed mt-2">
              {asked.map((type) => (
                <li key={type} className="py-2 leading-snug">
                  {labelOf(documentTypes, type, locale)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {'button' in said && (
          <form method="post" action={state === 'running' ? call(token) : undo(token)}>
            <Button type="submit" variant={state === 'running' ? 'primary' : 'outline'}>
              {said.button}
            </Button>
          </form>
        )}
        <p>
          <a href={page}>{words.open[party]}</a>
        </p>
      </div>
    </PlainFrame>
  )
}
