import type { FastifyInstance } from 'fastify'
import { followUpsApi } from '#features/applications/follow-ups/api.ts'
import { moneyDeskApi } from '#features/contract-desk/money/api.ts'
import { formPreviewApi } from '#features/contract-forms/editor/api.ts'
import { contractsSwitchApi } from '#features/contract-forms/switch/api.ts'
import { contractFormsApi, formLettersApi } from '#features/contract-forms/templates/api.ts'
import { askNewLead } from '#features/contracts/acknowledgment/mutations/counsel.ts'
import { contractPapersApi } from '#features/contracts/api.ts'
import { byMailApi } from '#features/contracts/by-mail/api.ts'
import { contractsApi, keepForOwners } from '#features/contracts/records/api.ts'
import { remindersApi } from '#features/contracts/reminders/api.ts'
import { sendingApi } from '#features/contracts/sending/api.ts'
import { deadlinesApi } from '#features/deadlines/api.ts'
import { keptPromiseApi } from '#features/deadlines/kept-promise/api.ts'
import { decisionsApi } from '#features/decisions/api.ts'
import { offerDaysApi } from '#features/decisions/offer-days/api.ts'
import { signaturesApi } from '#features/decisions/second-signature/api.ts'
import { sheetsApi } from '#features/desk/application/api.ts'
import { boardApi } from '#features/desk/board/api.ts'
import { listApi } from '#features/desk/list/api.ts'
import { viewsApi } from '#features/desk/views/api.ts'
import { firmLinksApi } from '#features/firms/links/api.ts'
import { firmMergesApi } from '#features/firms/merges/api.ts'
import { firmPeopleApi } from '#features/firms/people/api.ts'
import { firmsApi } from '#features/firms/records/api.ts'
import { inboxApi } from '#features/inbox/api/inbox.ts'
import { replyValuesApi } from '#features/inbox/api/reply-values.ts'
import { keptAdvancesApi } from '#features/ledger/archive/api.ts'
import { mergesApi } from '#features/merges/api.ts'
import { callsApi } from '#features/messages/calls/api.ts'
import { messageLinksApi } from '#features/messages/contact-links/api.ts'
import { emailsApi } from '#features/messages/emails/api.ts'
import { mailTemplatesApi } from '#features/messages/templates/api.ts'
import { cancellationsApi } from '#features/payments/cancellations/api.ts'
import { paymentCorrectionsApi } from '#features/payments/corrections/api.ts'
import { repaymentsApi } from '#features/payments/repayments/api.ts'
import { accountsApi } from '#features/payoffs/accounts/api.ts'
import { bankApi } from '#features/payoffs/bank/api.ts'
import { endingsApi } from '#features/payoffs/endings/api.ts'
import { lettersApi } from '#features/payoffs/letters/api.ts'
import { reductionsApi } from '#features/payoffs/reductions/api.ts'
import { refundsApi } from '#features/payoffs/refunds/api.ts'
import { settlementsApi } from '#features/payoffs/settlements/api.ts'
import { moneyApi } from '#features/payouts/api/money.ts'
import { payoutsApi } from '#features/payouts/api/payouts.ts'
import { sanctionsListsApi, screeningApi } from '#features/payouts/screening/api.ts'
import { limitsApi } from '#features/people/signatures/api.ts'
import { deletedApi } from '#features/privacy/deleted-records/api.ts'
import { reportsApi } from '#features/reports/api.ts'
import { reviewApi } from '#features/review/api.ts'
import { assignmentApi } from '#features/review/assignment/api.ts'
import { underwritingApi } from '#features/underwriting/api.ts'
import { valueTermsApi } from '#features/underwriting/terms/api.ts'
import type { AppDependencies } from './app.ts'

export async function registerDesk(
  app: FastifyInstance,
  { config, database, rowSealer, storage, jobs, accessLog, printing }: AppDependencies,
): Promise<void> {
  const services = { db: database.db, rowSealer, enqueue: jobs.enqueue }
  for (const api of [listApi, viewsApi, boardApi, sheetsApi, assignmentApi]) await app.register(api(services))
  for (const api of [reviewApi, decisionsApi, callsApi, followUpsApi]) await app.register(api(services))
  await app.register(mergesApi(services))
  const papers = { ...services, storage, printing, accessLog, publicUrl: config.publicUrl }
  await app.register(async (contracts) => {
    keepForOwners(contracts, services)
    for (const api of [
      contractsApi,
      sendingApi,
      contractPapersApi,
      remindersApi,
      byMailApi,
      cancellationsApi,
      accountsApi,
      settlementsApi,
      reductionsApi,
      lettersApi,
      refundsApi,
      endingsApi,
      payoutsApi,
    ])
      await contracts.register(api(papers))
  })
  for (const api of [inboxApi, messageLinksApi, replyValuesApi]) await app.register(api(services))
  for (const api of [firmsApi, firmPeopleApi, firmMergesApi]) await app.register(api(services))
  await app.register(firmLinksApi({ ...services, onNewLead: askNewLead({ ...services, accessLog }) }))
  await app.register(mailTemplatesApi(services))
  await app.register(emailsApi({ ...services, publicUrl: config.publicUrl }))
  for (const api of [signaturesApi, limitsApi, offerDaysApi, deadlinesApi, keptPromiseApi, reportsApi])
    await app.register(api(services))
  for (const api of [underwritingApi, valueTermsApi]) await app.register(api(services))
  for (const api of [contractsSwitchApi, contractFormsApi]) await app.register(api(services))
  for (const api of [formPreviewApi, formLettersApi]) await app.register(api(papers))
  for (const api of [repaymentsApi, paymentCorrectionsApi, keptAdvancesApi, deletedApi])
    await app.register(api(services))
  await app.register(bankApi(services))
  for (const api of [screeningApi, sanctionsListsApi]) await app.register(api(services))
  await app.register(moneyApi(services))
  await app.register(moneyDeskApi(services))
}
