import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { checklistItems, documentRequests } from '#db/schema/index.ts'
import { type CaseParty, casePartyValues } from '#domain/case-file.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { type Addressee, addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import { recipientProblems } from '#features/correspondence/letters/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { requestWords } from '../content/mails.ts'
import type { DocumentRequest, RequestDraft, Requests } from '../schema/requests.ts'
import {
  endingOf,
  type ItemRow,
  isOpen,
  listItemsOf,
  listReminders,
  nextReminderOf,
  type ReminderRow,
  type RequestRow,
} from './reminders.ts'

export async function readRequests(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  applicationId: string,
): Promise<Requests | undefined> {
  const addressee = await findAddressee(db, applicationId)
  if (!addressee) return undefined
  const rows = await db
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.applicationId, applicationId))
    .orderBy(desc(documentRequests.requestedAt), desc(documentRequests.id))
  const reminders = await listReminders(
    db,
    rows.map(({ id }) => id),
  )
  const items = await listItemsOf(db, applicationId)
  const parties = casePartyValues.filter((party) => party === 'applicant' || addressee.role === 'plaintiff')
  return {
    status: addressee.status,
    requests: rows.map((request) =>
      toRequest(rowSealer, { request, addressee, items, reminders: reminders.filter(isOf(request)) }),
    ),
    drafts: parties.map((party) => {
      const nth = rows.filter((request) => request.party === party).length + 1
      return toDraft(rowSealer, { addressee, party, items, nth })
    }),
  }
}

const isOf =
  ({ id }: RequestRow) =>
  ({ requestId }: ReminderRow) =>
    requestId === id

const toItem = (rowSealer: RowSealer, item: ItemRow) => ({
  id: item.id,
  documentType: item.documentType,
  name: rowSealer.open(checklistItems.sealedWords, item.id, item.sealedWords).name,
  state: item.state,
  isOpen: isOpen(item),
})

type Parts = {
  request: RequestRow
  addressee: Addressee
  items: readonly ItemRow[]
  reminders: readonly ReminderRow[]
}

function toRequest(rowSealer: RowSealer, { request, addressee, items, reminders }: Parts): DocumentRequest {
  const asked = items.filter(({ id }) => request.itemIds.includes(id))
  // The desk sees that everything came before the next round of reminders does.
  const ending = request.ending ?? endingOf(request, addressee, asked) ?? null
  const next =
    ending || request.pausedAt || !asked.some(isOpen) ? undefined : nextReminderOf(request, reminders)
  return {
    id: request.id,
    party: request.party,
    items: asked.map((item) => toItem(rowSealer, item)),
    ...rowSealer.open(documentRequests.sealedLetter, request.id, request.sealedLetter),
    requestedBy: request.personName,
    requestedAt: request.requestedAt.toISOString(),
    sentAt: request.sentAt?.toISOString() ?? null,
    reminders: reminders.map(({ nth, dueAt, sentAt, skippedAt }) => ({
      nth,
      dueAt: dueAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      isSkipped: skippedAt !== null,
    })),
    nextReminderAt: next?.dueAt.toISOString() ?? null,
    pausedAt: request.pausedAt?.toISOString() ?? null,
    endedAt: request.endedAt?.toISOString() ?? null,
    ending,
  }
}

function toDraft(
  rowSealer: RowSealer,
  { addressee, party, items, nth }: Pick<Parts, 'addressee' | 'items'> & { party: CaseParty; nth: number },
): RequestDraft {
  const to = addressOf(addressee, party)
  const words = requestWords[languageFor(party, addressee)]
  return {
    party,
    address: to.ok ? to.address : null,
    problem: to.ok ? null : labelOf(recipientProblems, to.reason),
    subject: words.subject(party, addressee.reference, nth),
    text: words.text[party],
    items: items
      .filter((item) => item.party === party && isOpen(item))
      .map((item) => ({ ...toItem(rowSealer, item), isRequired: item.isRequired })),
  }
}
