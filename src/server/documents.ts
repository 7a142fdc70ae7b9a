import type { FastifyInstance } from 'fastify'
import { caseAccessApi } from '#features/access/api.ts'
import { phoneApi } from '#features/apply/by-phone/api.ts'
import { caseApi } from '#features/case/applicant/api.ts'
import { clientsApi } from '#features/case/clients/api.ts'
import { firmPageApi } from '#features/case/firm/api.ts'
import { formSendingApi } from '#features/case/without-scripts/api.ts'
import { acknowledgmentApi } from '#features/contract-page/acknowledgment/api.ts'
import { caseMoneyApi } from '#features/contract-page/money/api.ts'
import { decidingApi } from '#features/contract-page/signing/api/deciding.ts'
import { lookingApi } from '#features/contract-page/signing/api/looking.ts'
import { correctionsApi } from '#features/corrections/api.ts'
import { repliesApi } from '#features/correspondence/reply-addresses/api.ts'
import { checklistApi } from '#features/documents/checklist/api.ts'
import { templatesApi } from '#features/documents/checklist-templates/api.ts'
import { documentsApi } from '#features/documents/files/api.ts'
import { findPlace } from '#features/documents/files/data/room.ts'
import { noteArrival } from '#features/documents/files/mutations/reserve.ts'
import { remindersApi, stopRemindersApi } from '#features/documents/requests/api/reminders.ts'
import { requestsApi } from '#features/documents/requests/api/requests.ts'
import { linkHolderApi, uploadLinksApi } from '#features/documents/upload-links/api.ts'
import { verdictsApi } from '#features/documents/verdicts/api.ts'
import { deskFilesApi } from '#features/documents/viewer/api.ts'
import { firmApi } from '#features/firms/counsel/api.ts'
import { duplicatesApi } from '#features/merges/api.ts'
import { incomingMailApi } from '#features/messages/incoming/api.ts'
import { threadApi } from '#features/messages/thread/api.ts'
import { payoffPageApi } from '#features/payoff-page/firm-payoff/api.ts'
import { reductionPageApi } from '#features/payoff-page/firm-reduction/api.ts'
import { settlementPageApi } from '#features/payoff-page/firm-settlement/api.ts'
import { counselApi } from '#features/review/counsel/api.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import { createGate } from '#lib/gate.ts'
import { createSealer } from '#lib/sealer.ts'
import { createSenderNames } from '#lib/sender-names.ts'
import { storageApi } from '#lib/storage/api.ts'
import type { AppDependencies } from './app.ts'

/** Each one reads up to 50 MB; twenty at a time would take too much memory and overload the store. */
const inspectionsAtATime = 4

export async function registerDocuments(
  app: FastifyInstance,
  deps: AppDependencies & { space: DiskSpace },
): Promise<void> {
  const { config, rowSealer, storage, storagePaths, jobs, appSecret, space, accessLog } = deps
  const { db } = deps.database
  const places = {
    stateOf: (key: string) => findPlace(db, key),
    noteArrival: (key: string) => noteArrival(db, key),
  }
  const { rateLimitFactor } = config
  await app.register(storageApi({ storage, paths: storagePaths, places, rateLimitFactor }))
  const room = {
    space,
    budget: config.uploadBudget,
    nameSender: createSenderNames(appSecret),
    oneByOne: createGate(1),
  }
  const inspections = createGate(inspectionsAtATime)
  const services = { db, rowSealer, storage, accessLog, enqueue: jobs.enqueue, inspections, room, config }
  await app.register(documentsApi({ ...services, paths: storagePaths }))
  for (const api of [deskFilesApi, checklistApi, verdictsApi, templatesApi]) await app.register(api(services))
  const sealer = createSealer(appSecret, 'upload links')
  await app.register(uploadLinksApi({ ...services, sealer }))
  await app.register(linkHolderApi({ ...services, sealer }))
  await app.register(requestsApi(services))
  await app.register(remindersApi({ db, rateLimitFactor }))
  await app.register(stopRemindersApi({ db, rateLimitFactor }))
  for (const api of [caseAccessApi, firmApi, formSendingApi, caseApi]) await app.register(api(services))
  const contracts = { ...services, accessLog: deps.accessLog, printing: deps.printing }
  for (const base of ['/api/case/:token/contract', '/api/client/:token/contract'] as const)
    for (const api of [lookingApi, decidingApi, caseMoneyApi]) await app.register(api(base, contracts))
  await app.register(payoffPageApi(contracts))
  for (const api of [settlementPageApi, reductionPageApi]) await app.register(api(services))
  for (const api of [threadApi, incomingMailApi, repliesApi, correctionsApi])
    await app.register(api(services))
  for (const api of [phoneApi, duplicatesApi, firmPageApi, clientsApi, acknowledgmentApi, counselApi])
    await app.register(api(services))
}
