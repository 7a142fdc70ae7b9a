import { type CaseParty, isOffer, itemLabels, labelItem } from '#domain/case-file.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import type { Moment } from '#site/format.ts'
import { formatDate, formatTime, labelOf } from '#site/staff-format.ts'
import type { ChecklistItem } from '../../schema.ts'

export const shownStateOf = ({ state, waivedAt }: ChecklistItem) => (waivedAt ? 'waived' : state)

/** The words that the sender reads, too. */
export const wordOf = (item: ChecklistItem) =>
  item.waivedAt
    ? 'Waived'
    : labelOf(itemLabels, labelItem({ ...item, isUnavailable: item.unavailableAt !== null }))

/** When the item got its state. A needed item has no such moment. */
export function momentOf(item: ChecklistItem): string | undefined {
  const state = shownStateOf(item)
  if (state === 'waived') return item.waivedAt ?? undefined
  if (state === 'received') return item.documents[0]?.uploadedAt
  return state === 'needed' ? undefined : (item.judgedAt ?? undefined)
}

export function formatShort(moment: Moment): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return isToday ? formatTime(moment) : formatDate(moment, { month: 'short', day: 'numeric' })
}

/** An attorney who applied is the firm. */
export const partyWords: Record<CaseParty, string> = { applicant: 'Applicant', firm: 'Law firm' }

export const nameOf = ({ title, originalName }: AdminDocument) => title ?? originalName

export function countAccepted(items: readonly ChecklistItem[]): string {
  // An offer to send more isn't something we asked for.
  const asked = items.filter((item) => !item.waivedAt && !isOffer(item))
  return `${asked.filter(({ state }) => state === 'accepted').length} of ${asked.length} accepted`
}

export const countToJudge = (items: readonly ChecklistItem[]) => items.filter(isToJudge).length

const isToJudge = ({ state, waivedAt, documents }: ChecklistItem) =>
  state === 'received' && !waivedAt && documents.length > 0

export const firstToJudge = (items: readonly ChecklistItem[]): AdminDocument | undefined =>
  items.find(isToJudge)?.documents[0]

export const countFiles = (count: number) => (count === 1 ? '1 file' : `${count} files`)
