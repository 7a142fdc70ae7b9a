import { data, redirect } from 'react-router'
import { z } from 'zod'
import { firmOpeningRefusals } from '#features/access/content.ts'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { forWriting, type OpenedFile, openFirmFile, whileTheirs } from '#features/access/mutations.ts'
import { noticeOf } from '#features/case/applicant/content/entry.ts'
import { messageRefusals } from '#features/messages/thread/content.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { newMessageSchemas } from '#features/messages/thread/schema.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { isReference } from '#lib/case-reference.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { useWords } from '#ui/locale.tsx'
import { FirmPageView } from '../components/firm-page-view.tsx'
import type { FirmOutcome } from '../components/use-firm-page.ts'
import { firmWords, replyRefusals } from '../content.ts'
import { keepFirmReply, markWrongRecipient, openFirmPage, undoWrongRecipient } from '../mutations.ts'
import { firmReplySchemas } from '../schema.ts'
import type { Route } from './+types/firm.ts'

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale } = services
  const texts = await readTexts(db, identityTexts, locale)
  const opened = await openFirmFile(services, token, services.visitor)
  if (!opened.ok && isReference(token)) throw redirect(paths.firm)
  const page = opened.ok ? await openFirmPage(services, opened.application.id, opened.mayWrite) : undefined
  const notice = noticeOf(new URL(request.url).searchParams.get('form') ?? '', locale)
  if (page) return data({ locale, texts, page, notice, messageKey: crypto.randomUUID() })
  const isGuessing = !opened.ok && opened.reason === 'too many guesses'
  const trouble = isGuessing ? 'wait' : 'unknown'
  return data({ locale, texts, trouble } as const, { status: isGuessing ? 429 : 404 })
}

/** For browsers without scripts; with scripts, forms go to the API. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const { db, refusal, reportError } = services
  const values = readValues(await request.formData())
  const answer = ([outcome, status]: Answer) => data(outcome, { status })
  if (refusal) return answer([{ kind: 'failed', message: refusal, values }, 429])
  try {
    const opened = forWriting(await openFirmFile(services, token, services.visitor))
    // The loader says why.
    if (!opened.ok) return answer([{ kind: 'failed' }, firmOpeningRefusals[opened.reason][0]])
    const taken = await whileTheirs<{ answer: Answer }, never>(
      db,
      { ...opened, party: 'firm' },
      async (tx) => ({
        ok: true,
        answer: await take({ ...services, db: tx }, opened, values),
      }),
    )
    if (!taken.ok) return answer([{ kind: 'failed' }, firmOpeningRefusals[taken.reason][0]])
    // The room no longer lists what isn't theirs.
    if (opened.by === 'room' && taken.answer[0]?.kind === 'sent' && values.representation !== 'yes')
      return redirect(`${paths.firm}?form=no`, 303)
    return answer(taken.answer)
  } catch (error) {
    reportError(error)
    return answer([{ kind: 'failed', values }, 500])
  }
}

type Answer = [outcome: FirmOutcome | undefined, status: number]

async function take(
  services: PageServices,
  { application: { id: applicationId }, by }: OpenedFile,
  values: FormValues,
): Promise<Answer> {
  switch (values.intent) {
    case 'wrong-recipient':
      if (by === 'room') return [undefined, 409]
      await markWrongRecipient(services, applicationId)
      return [undefined, 200]
    case 'undo':
      await undoWrongRecipient(services, applicationId)
      return [{ kind: 'undone' }, 200]
    case 'message':
      return takeMessage(services, applicationId, values)
    default:
      return takeAnswers(services, applicationId, values)
  }
}

async function takeAnswers(services: PageServices, id: string, values: FormValues): Promise<Answer> {
  const reply = firmReplySchemas[services.locale].safeParse(values)
  if (!reply.success)
    return [{ kind: 'invalid', errors: z.flattenError(reply.error).fieldErrors, values }, 400]
  const kept = await keepFirmReply(services, id, reply.data)
  if (kept.ok) return [{ kind: 'sent' }, 200]
  const problem = toProblem(kept, replyRefusals)
  return [{ kind: 'failed', message: problem.messageIn(services.locale) }, problem.status]
}

async function takeMessage(services: PageServices, id: string, values: FormValues): Promise<Answer> {
  const message = newMessageSchemas[services.locale].safeParse(values)
  if (!message.success) {
    const [issue] = message.error.issues
    return [
      { kind: 'message-failed', text: values.text ?? '', ...(issue && { message: issue.message }) },
      400,
    ]
  }
  const sent = await receiveMessage(services, { applicationId: id, party: 'firm' }, message.data)
  if (sent.ok) return [{ kind: 'message-sent' }, 200]
  const problem = toProblem(sent, messageRefusals)
  const words = problem.messageIn(services.locale)
  return [{ kind: 'message-failed', text: message.data.text, message: words }, problem.status]
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData && firmWords[loaderData.locale].title, loaderData?.texts['global.brand.name'])

export default function Firm({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  return (
    <CaseFrame texts={loaderData.texts}>
      {'page' in loaderData ? (
        <FirmPageView
          token={token}
          loaded={loaderData.page}
          answered={actionData}
          texts={loaderData.texts}
          messageKey={loaderData.messageKey}
          notice={loaderData.notice}
        />
      ) : (
        <LinkTrouble trouble={loaderData.trouble} />
      )}
    </CaseFrame>
  )
}

/** Says nothing about any case. */
function LinkTrouble({ trouble }: { trouble: 'unknown' | 'wait' }) {
  const words = useWords(firmWords)[trouble]
  return (
    <div className="max-w-measure pt-8">
      <h1 className="text-title lg:text-h2">{words.heading}</h1>
      <p className="mt-4 text-lead">{words.text}</p>
    </div>
  )
}
