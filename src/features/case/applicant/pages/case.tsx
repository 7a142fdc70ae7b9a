import { data, redirect } from 'react-router'
import { correctableFieldValues } from '#domain/case-file.ts'
import { CodeEntry, emptyEntry } from '#features/access/components/code-entry.tsx'
import { caseOpeningRefusals } from '#features/access/content.ts'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { openCase, ownCase } from '#features/access/mutations.ts'
import { ContractNotice } from '#features/contract-page/signing/components/contract-notice.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readSiteFacts, readTexts } from '#features/texts/data.ts'
import { isReference } from '#lib/case-reference.ts'
import { readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import '#features/contract-page/signing/components/contract.css'
import '#features/contract-page/money/components/money.css'
import { CaseView } from '../components/case-view.tsx'
import { entryWords, noticeOf, onlyRead } from '../content/entry.ts'
import { pageWords } from '../content/words.ts'
import { readCase } from '../data.ts'
import type { Route } from './+types/case.ts'
import { caseAddress } from './case-address.ts'
import { takeForm } from './case-forms.ts'

/** Everything in one answer, so that people can read the status without scripts. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, visitor } = services
  const texts = await readTexts(db, identityTexts, locale)
  const opened = await openCase(services, token ?? ownCase, visitor)
  if (!opened.ok && isReference(token ?? '')) throw redirect(paths.firm)
  const found = opened.ok ? await readCase(services, opened.application.id) : undefined
  const visible = opened.ok && found ? { ...found, mayWrite: opened.mayWrite } : undefined
  const query = new URL(request.url).searchParams
  const page = {
    locale,
    texts,
    facts: await readSiteFacts(db),
    visible,
    now: new Date().toISOString(),
    // Without scripts, a form sent twice has the same key.
    formKey: makeSubmissionKey(),
    fixing: correctableFieldValues.find((field) => field === query.get('fix')),
    contractNotice: query.get('contract'),
    isWithdrawing: query.get('ask') === 'withdraw',
    notice:
      noticeOf(query.get('form') ?? '', locale) ??
      (visible?.mayWrite === false ? onlyRead(locale) : undefined),
    refusal:
      !opened.ok && opened.reason === 'too many guesses'
        ? toProblem(opened, caseOpeningRefusals).messageIn(locale)
        : undefined,
  }
  // `/case` without an opened case is no mistake.
  const status = opened.ok || token === undefined ? 200 : toProblem(opened, caseOpeningRefusals).status
  return data(page, { status })
}

/** For browsers without scripts. Files go to a route that streams them. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  return takeForm(context.get(pageContext), token, readValues(await request.formData()))
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData && pageWords[loaderData.locale].title, loaderData?.texts['global.brand.name'])

export default function CasePage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { texts, visible, now, formKey, notice, refusal } = loaderData
  const trouble = refusal ?? (notice?.tone === 'critical' ? notice.text : undefined)
  const entry = { ...(actionData?.entry ?? emptyEntry), ...(trouble && { refusal: trouble }) }
  const fixing = actionData?.fixing ?? (loaderData.fixing && { field: loaderData.fixing })
  const address = caseAddress(token)
  const isAskedTwice = visible?.canWithdraw && visible.mayWrite && loaderData.isWithdrawing
  return (
    <CaseFrame texts={texts} facts={loaderData.facts}>
      {isAskedTwice && <WithdrawPage address={address} />}
      {visible && !isAskedTwice && loaderData.contractNotice && (
        <ContractNotice notice={loaderData.contractNotice} />
      )}
      {visible && !isAskedTwice && (
        <CaseView
          visible={visible}
          now={now}
          formKey={formKey}
          base={`/api/case/${encodeURIComponent(token ?? 'mine')}`}
          address={address}
          phone={texts['global.contact.phone']}
          fixing={fixing}
          notice={notice}
        />
      )}
      {!visible && (
        <CodeEntry
          entry={entry}
          words={entryWords[loaderData.locale]}
          action={paths.case}
          phone={texts['global.contact.phone']}
          isDeadLink={token !== undefined && !refusal}
        />
      )}
    </CaseFrame>
  )
}

/** For browsers without scripts. */
function WithdrawPage({ address }: { address: string }) {
  const { withdraw: words } = useWords(pageWords)
  return (
    <div className="max-w-form pt-8">
      <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06]">
        {words.question}
      </h1>
      <p className="mt-4 text-lead">{words.meaning}</p>
      <form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="do" value="withdraw" />
        <ButtonAnchor href={address} variant="outline">
          {words.keep}
        </ButtonAnchor>
        <Button type="submit" variant="danger">
          {words.confirm}
        </Button>
      </form>
    </div>
  )
}
