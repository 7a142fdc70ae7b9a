import { redirect } from 'react-router'
import { z } from 'zod'
import { correctableFieldValues } from '#domain/case-file.ts'
import type { Entry } from '#features/access/components/code-entry.tsx'
import { sessionRefusals } from '#features/access/content.ts'
import {
  askForCode,
  type OpenedFile,
  openByCode,
  openCase,
  ownCase,
  whileTheirs,
} from '#features/access/mutations.ts'
import { takeCodeForm } from '#features/access/pages/code-forms.ts'
import { codeRequestSchemas, sessionRequestSchemas } from '#features/access/schema.ts'
import { isKnownApplicant } from '#features/contracts/signers/data.ts'
import { correctionRefusals } from '#features/corrections/content.ts'
import { correctContact } from '#features/corrections/mutations.ts'
import { contactChangeSchemas } from '#features/corrections/schema.ts'
import type { CaseSession } from '#features/correspondence/page-links/mutations.ts'
import { markUnavailable } from '#features/documents/checklist/mutations.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { newMessageSchemas } from '#features/messages/thread/schema.ts'
import { networkOf } from '#lib/attempts.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import type { PageServices } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { paths } from '#site/paths.ts'
import type { Fixing } from '../components/contact-row.tsx'
import { entryWords, type FormOutcome } from '../content/entry.ts'
import { withdrawApplication } from '../mutations.ts'
import { caseAddress } from './case-address.ts'

type Values = Record<string, string | undefined>
type Answer = Response | { entry?: Entry; fixing?: Fixing }

const forms = { message: takeMessage, fix: takeFix, unavailable: takeUnavailable, withdraw: takeWithdrawal }
type Taken = Awaited<ReturnType<(typeof forms)[keyof typeof forms]>>
const isForm = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name)

/** Leads back to the page, so that a reload sends nothing again. */
export async function takeForm(
  services: PageServices,
  token: string | undefined,
  values: Values,
): Promise<Answer> {
  const name = values.do ?? ''
  if (!isForm(name)) {
    const entry = await takeEntry(services, values)
    return entry instanceof Response ? entry : { entry }
  }
  const leadBack = (outcome?: FormOutcome) =>
    redirect(caseAddress(token) + (outcome ? `?form=${outcome}` : ''), 303)
  if (services.refusal) return leadBack('not-now')
  const opened = await openCase(services, token ?? ownCase, services.visitor)
  if (!opened.ok) return leadBack('ended')
  if (!opened.mayWrite) return leadBack('only-read')
  const party = 'applicant'
  const taken = await whileTheirs<{ answer: Taken }, never>(
    services.db,
    { ...opened, party },
    async (tx) => ({
      ok: true,
      answer: await forms[name]({ ...services, db: tx }, opened, values),
    }),
  )
  if (!taken.ok) return leadBack('ended')
  return typeof taken.answer === 'object' ? taken.answer : leadBack(taken.answer)
}

async function takeMessage(
  services: PageServices,
  { application: { id: applicationId } }: OpenedFile,
  values: Values,
) {
  const message = newMessageSchemas[services.locale].safeParse(values)
  if (!message.success) return 'no-message'
  const outcome = await receiveMessage(services, { applicationId, party: 'applicant' }, message.data)
  return outcome.ok ? 'message' : 'not-now'
}

async function takeFix(services: PageServices, { application, by }: OpenedFile, values: Values) {
  const field = correctableFieldValues.find((known) => known === values.field)
  if (!field) return 'not-now'
  const typed = values.value ?? ''
  const change = contactChangeSchemas[services.locale].safeParse({ [field]: typed })
  if (!change.success) {
    const [mistake] = z.flattenError(change.error).fieldErrors[field] ?? []
    return { fixing: { field, typed, ...(mistake && { mistake }) } }
  }
  const isKnown = await isKnownApplicant(services, application, services.visitor)
  const outcome = await correctContact(services, application.id, change.data, {
    ...{ locale: services.locale, isKnown },
  })
  if (outcome.ok && outcome.session && by !== 'room') return leadToOwn(services, outcome.session)
  if (outcome.ok) return 'fixed'
  return {
    fixing: { field, typed, mistake: toProblem(outcome, correctionRefusals).messageIn(services.locale) },
  }
}

/** The link in the address has ended: the page goes on with a cookie. */
function leadToOwn({ publicUrl }: PageServices, { id, lifetime }: CaseSession) {
  const cookies = createCaseCookies(publicUrl).session(id, lifetime)
  const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
  return redirect(`${paths.case}?form=fixed`, { status: 303, headers })
}

async function takeUnavailable(
  { db }: PageServices,
  { application: { id: applicationId } }: OpenedFile,
  values: Values,
) {
  const place = { applicationId, itemId: rowId.parse(values.item), party: 'applicant' } as const
  return (await markUnavailable({ db }, place)).ok ? 'unavailable' : 'sent-already'
}

async function takeWithdrawal(services: PageServices, { application: { id: applicationId } }: OpenedFile) {
  // The headline says it.
  return (await withdrawApplication(services, applicationId)).ok ? undefined : 'closed'
}

async function takeEntry(services: PageServices, values: Values): Promise<Entry | Response> {
  const { locale, publicUrl, refusal, visitor } = services
  const words = entryWords[locale]
  return takeCodeForm(values, {
    fields: ['reference', 'email'],
    missing: words.missing,
    refusal,
    to: paths.case,
    async ask() {
      const asked = codeRequestSchemas[locale].safeParse(values)
      if (asked.success) await askForCode(services, asked.data)
    },
    async open() {
      const typed = { ...values, isOwnDevice: values.own === 'on' }
      const asked = sessionRequestSchemas[locale].safeParse(typed)
      const network = networkOf(visitor.address)
      const outcome = asked.success
        ? await openByCode(services, asked.data, { network, factor: visitor.factor })
        : undefined
      if (outcome?.ok) return { cookies: createCaseCookies(publicUrl).session(outcome.id, outcome.lifetime) }
      if (!outcome || outcome.reason === 'wrong') return { mistake: words.wrongCode }
      return { refusal: toProblem(outcome, sessionRefusals).messageIn(locale) }
    },
  })
}
