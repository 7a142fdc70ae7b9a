import { countToJudge, firstToJudge } from '#features/documents/checklist/components/admin/item-words.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { type ApplicationStatus, statusOf } from '#site/choices/application-status.ts'
import { isOffer } from '#site/choices/case-file.ts'

/** The one thing to do next with a file, or whose turn it is instead. */
export type NextStep =
  | { kind: 'judge'; count: number; documentId: string }
  | { kind: 'request' }
  | { kind: 'decide' }
  | { kind: 'fund' }
  | { kind: 'wait' }
  | { kind: 'none' }

type Asked = { ending: string | null; items: readonly { isOpen: boolean }[] }

type Standing = {
  status: ApplicationStatus
  items: readonly ChecklistItem[] | undefined
  requests: readonly Asked[] | undefined
}

export function findNextStep({ status, items, requests }: Standing): NextStep {
  if (!items || !requests) return { kind: 'none' }
  const document = firstToJudge(items)
  if (document) return { kind: 'judge', count: countToJudge(items), documentId: document.id }
  if (statusOf(status).isClosed) return { kind: 'none' }
  if (status === 'approved') return { kind: 'fund' }
  if (!items.some(isMissing)) return { kind: 'decide' }
  return requests.some(isOpen) ? { kind: 'wait' } : { kind: 'request' }
}

const isMissing = (item: ChecklistItem) =>
  item.isRequired &&
  !item.waivedAt &&
  !isOffer(item) &&
  (item.state === 'needed' || item.state === 'rejected')

const isOpen = ({ ending, items }: Asked) => !ending && items.some((item) => item.isOpen)

export const sayJudge = (count: number) => (count === 1 ? 'Judge 1 document' : `Judge ${count} documents`)
