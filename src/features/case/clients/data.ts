import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  advances,
  applications,
  caseMessages,
  checklistItems,
  documentRequests,
  firmRecords,
} from '#db/schema/index.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { isOffer } from '#domain/case-file.ts'
import { isDecided } from '#features/case/firm/data.ts'
import { readFirmMoney } from '#features/contract-page/money/data/firm.ts'
import { listWaitingForAttorney } from '#features/contracts/acknowledgment/data.ts'
import { firmParty } from '#features/correspondence/page-links/data.ts'
import { listVisibleStatuses } from '#features/decisions/data/records.ts'
import { openFirmAnswers } from '#features/firms/counsel/data.ts'
import { firmQuestionNames } from '#features/firms/counsel/schema.ts'
import { type FirmRoom, type ListedFile, listRoomFiles } from '#features/firms/room/data.ts'
import { isOwnTime } from '#features/messages/thread/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import type { Client, Clients, Standing, WaitKind } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Lets a queued job name an address without holding it. */
export const hashMailbox = (rowSealer: RowSealer, email: string) =>
  rowSealer.hash('firm code, email', email.trim().toLowerCase())

export const hashRoomCode = (rowSealer: RowSealer, mailboxHash: string, code: string) =>
  rowSealer.hash('firm code', `${mailboxHash} ${code}`)

/** Those that wait for the firm first, then by name. */
export async function listClients({ db, rowSealer }: Services, room: FirmRoom): Promise<Clients> {
  const files = await listRoomFiles(db, room)
  const listed = files.map(({ application }) => application)
  const [statuses, documents, messages, contracts] = await Promise.all([
    listVisibleStatuses(db, listed),
    countDocuments(db, listed),
    countUnread(db, listed),
    listWaitingForAttorney(db, idsOf(listed)),
  ])
  const money = await listMoney({ db, rowSealer }, listed)
  const nameOf = new Map(room.firms.map(({ id, name }) => [id, name]))
  const clients = files.map((file): Client => {
    const { application } = file
    const { id, reference, role } = application
    const status = statuses.get(id) ?? application.status
    const isOver = statusOf(status).isClosed || isFirmDone(file, status)
    const waits = listWaits({ rowSealer }, file, status, {
      documents: documents.get(id)?.(status) ?? 0,
      message: messages.get(id) ?? 0,
      contract: contracts.has(id) ? 1 : 0,
    })
    const mayWrite = file.role === 'lead'
    const [first] = mayWrite ? waits : []
    return {
      reference,
      name: caseNameOf(application),
      firm: nameOf.get(file.firmId) ?? '',
      mayWrite,
      stands: standingOf(file, status),
      waits: mayWrite ? waits : [],
      money: money.get(id) ?? [],
      isOver,
      page: (first?.what === 'contract' ? contractOf : pageOf)[role](reference),
    }
  })
  return {
    email: room.email,
    firms: room.firms.map(({ name }) => name),
    clients: [
      ...clients.filter(isUrgent),
      ...clients.filter((client) => isWaiting(client) && !isUrgent(client)),
      ...clients.filter((client) => !isWaiting(client)),
    ],
  }
}

/** Only of files on whose contracts money left. */
async function listMoney(services: Services, listed: readonly Listed[]) {
  const paid = await services.db
    .selectDistinct({ id: advances.applicationId })
    .from(advances)
    .where(and(inArray(advances.applicationId, idsOf(listed)), isNotNull(advances.contractId)))
  const found = new Map<string, Client['money']>()
  for (const { id } of paid) if (id) found.set(id, await readFirmMoney(services, id))
  return found
}

const pageOf = { plaintiff: paths.firmPage, attorney: paths.casePage }
const contractOf = { plaintiff: paths.firmContract, attorney: paths.caseAcknowledgment }

const isWaiting = ({ waits }: Pick<Client, 'waits'>) => waits.length > 0

/** A contract has a last day. */
const isUrgent = ({ waits }: Pick<Client, 'waits'>) => waits[0]?.what === 'contract'

const isFirmDone = ({ application, record }: ListedFile, status: ApplicationStatus) =>
  application.role === 'plaintiff' && isDecided(status, record)

const ownStandings: Partial<Record<ApplicationStatus, Standing>> = {
  'documents-needed': 'documents',
  approved: 'offer',
  funded: 'funded',
  declined: 'declined',
  withdrawn: 'withdrawn',
}

/** What we decided about its client is the client's to say, unless the firm applied itself. */
const standingOf = (file: ListedFile, status: ApplicationStatus): Standing =>
  file.application.role === 'attorney'
    ? (ownStandings[status] ?? 'review')
    : isFirmDone(file, status)
      ? 'decided'
      : 'review'

function listWaits(
  { rowSealer }: { rowSealer: RowSealer },
  { application, record }: ListedFile,
  status: ApplicationStatus,
  { documents, message, contract }: Record<'documents' | 'message' | 'contract', number>,
) {
  const isFirms = application.role === 'plaintiff'
  const isOpen = isFirms ? !isDecided(status, record) : !statusOf(status).isClosed
  const answers = openFirmAnswers(rowSealer, record)
  const isConfirmed = record?.representation === 'yes'
  const counts: Record<WaitKind, number> = {
    contract,
    confirm: isFirms && isOpen && !isConfirmed ? 1 : 0,
    answers:
      isFirms && isOpen && isConfirmed
        ? firmQuestionNames.filter((name) => answers[name] === null).length
        : 0,
    documents: isOpen ? documents : 0,
    message,
    offer: !isFirms && status === 'approved' ? 1 : 0,
  }
  const kinds = Object.keys(counts) as WaitKind[]
  return kinds.filter((what) => counts[what] > 0).map((what) => ({ what, count: counts[what] }))
}

type Listed = Pick<ListedFile['application'], 'id' | 'role'>

const idsOf = (listed: readonly Listed[]) => listed.map(({ id }) => id)

/** Asked for or sent back; once documents are needed, an applicant's all count, as on the case page. */
async function countDocuments(db: Database, listed: readonly Listed[]) {
  const items = await db
    .select({
      id: checklistItems.id,
      applicationId: checklistItems.applicationId,
      party: checklistItems.party,
      documentType: checklistItems.documentType,
      isRequired: checklistItems.isRequired,
      state: checklistItems.state,
      isAsked: sql<boolean>`exists (select from ${documentRequests}
        where ${documentRequests.applicationId} = ${checklistItems.applicationId}
        and ${documentRequests.party} = ${checklistItems.party}
        and ${documentRequests.ending} is distinct from 'replaced'
        and ${checklistItems.id} = any (${documentRequests.itemIds})
        and (${firmRecords.counselSince} is null or ${documentRequests.requestedAt} >= ${firmRecords.counselSince}))`,
      isSentBack: sql<boolean>`${checklistItems.state} = 'rejected' and (${firmRecords.counselSince} is null or ${checklistItems.judgedAt} >= ${firmRecords.counselSince})`,
    })
    .from(checklistItems)
    .innerJoin(applications, eq(applications.id, checklistItems.applicationId))
    .leftJoin(firmRecords, eq(firmRecords.id, checklistItems.applicationId))
    .where(
      and(
        inArray(checklistItems.applicationId, idsOf(listed)),
        eq(checklistItems.party, firmParty),
        inArray(checklistItems.state, ['needed', 'rejected']),
        isNull(checklistItems.waivedAt),
        isNull(checklistItems.unavailableAt),
      ),
    )
  const byFile = Map.groupBy(
    items.filter((item) => !isOffer(item)),
    ({ applicationId }) => applicationId,
  )
  return new Map(
    listed.map(({ id, role }) => [
      id,
      (status: ApplicationStatus) =>
        (byFile.get(id) ?? []).filter(
          ({ isAsked, isSentBack }) =>
            isAsked || isSentBack || (role === 'attorney' && status === 'documents-needed'),
        ).length,
    ]),
  )
}

async function countUnread(db: Database, listed: readonly Listed[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: caseMessages.applicationId, unread: count() })
    .from(caseMessages)
    .innerJoin(applications, eq(applications.id, caseMessages.applicationId))
    .where(
      and(
        inArray(caseMessages.applicationId, idsOf(listed)),
        eq(caseMessages.party, firmParty),
        eq(caseMessages.author, 'desk'),
        isNull(caseMessages.readAt),
        isOwnTime,
      ),
    )
    .groupBy(caseMessages.applicationId)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}
