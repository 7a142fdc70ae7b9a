import { inArray } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  checklistItems,
  documentRequests,
  documents,
  messageLinks,
  uploadReservations,
} from '#db/schema/index.ts'

type Doubles = Record<'kept' | 'merged', string[]>

/**
 * Items that both applications ask for and that nobody has touched in one of them. If both are untouched, the one that
 * stays keeps its own.
 */
export async function listIdleItems(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  keptId: string,
  mergedId: string,
): Promise<Doubles> {
  const items = await tx
    .select()
    .from(checklistItems)
    .where(inArray(checklistItems.applicationId, [keptId, mergedId]))
  const busy = await listBusy(tx, [keptId, mergedId])
  const isIdle = ({ id, state, waivedAt, unavailableAt }: (typeof items)[number]) =>
    state === 'needed' && !waivedAt && !unavailableAt && !busy.has(id)
  const nameOf = ({ id, party, documentType, sealedWords }: (typeof items)[number]) =>
    `${party} ${documentType} ${rowSealer.open(checklistItems.sealedWords, id, sealedWords).name}`
  const doubles: Doubles = { kept: [], merged: [] }
  const own = new Map(
    items.filter((item) => item.applicationId === keptId).map((item) => [nameOf(item), item]),
  )
  for (const other of items.filter((item) => item.applicationId === mergedId)) {
    const same = own.get(nameOf(other))
    if (same && isIdle(other)) doubles.merged.push(other.id)
    else if (same && isIdle(same)) doubles.kept.push(same.id)
  }
  return doubles
}

/** Items with a document, with an upload under way, or in a request. */
async function listBusy(tx: Transaction, ids: string[]): Promise<Set<string | null>> {
  const sent = await tx
    .select({ id: documents.itemId })
    .from(documents)
    .where(inArray(documents.applicationId, ids))
  const coming = await tx
    .select({ id: uploadReservations.itemId })
    .from(uploadReservations)
    .where(inArray(uploadReservations.applicationId, ids))
  const asked = await tx
    .select({ ids: documentRequests.itemIds })
    .from(documentRequests)
    .where(inArray(documentRequests.applicationId, ids))
  return new Set([...[...sent, ...coming].map(({ id }) => id), ...asked.flatMap((request) => request.ids)])
}

/** Messages that somebody judged for both applications. A yes says more than a no. */
export async function listSettledLinks(tx: Transaction, keptId: string, mergedId: string): Promise<Doubles> {
  const rows = await tx
    .select()
    .from(messageLinks)
    .where(inArray(messageLinks.applicationId, [keptId, mergedId]))
  const doubles: Doubles = { kept: [], merged: [] }
  for (const other of rows.filter((row) => row.applicationId === mergedId)) {
    const own = rows.find((row) => row.applicationId === keptId && row.messageId === other.messageId)
    if (!own) continue
    if (other.verdict === 'linked') doubles.kept.push(own.id)
    else doubles.merged.push(other.id)
  }
  return doubles
}
