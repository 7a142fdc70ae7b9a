import type { ApplicationStatus } from '#domain/application-status.ts'
import { isOffer } from '#domain/case-file.ts'
import { decideNextStep, type NextStep, readContractState } from '#features/applications/progress/schema.ts'
import { countToJudge } from '#features/documents/checklist/components/admin/item-words.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { DocumentRequest } from '#features/documents/requests/schema/requests.ts'
import type { Sheets } from '../../schema.ts'

type Asked = Pick<DocumentRequest, 'ending' | 'pausedAt' | 'nextReminderAt'> & {
  items: readonly Pick<DocumentRequest['items'][number], 'isOpen'>[]
  reminders: readonly Pick<DocumentRequest['reminders'][number], 'nth'>[]
}

type Read = {
  status: ApplicationStatus
  items: readonly ChecklistItem[] | undefined
  requests: readonly Asked[] | undefined
  sheets?: Sheets | undefined
}

export function findNextStep({ status, items, requests, sheets }: Read): NextStep {
  if (!items || !requests) return { kind: 'nothing' }
  return decideNextStep({
    status,
    toJudge: countToJudge(items),
    // Opening an application marks everything as read.
    unread: 0,
    isUnopened: false,
    isMissing: items.some(isMissing),
    contract: sheets?.contract?.isOn ? readContractState(sheets.contract.live) : undefined,
    asked: requests.filter(isRunning).map(({ pausedAt, reminders, nextReminderAt }) => {
      const sent = Math.max(0, ...reminders.map(({ nth }) => nth))
      return {
        isPaused: pausedAt !== null,
        reminders: sent,
        next: nextReminderAt === null ? null : { nth: sent + 1, at: nextReminderAt },
      }
    }),
  })
}

const isMissing = (item: ChecklistItem) =>
  item.isRequired &&
  !item.waivedAt &&
  !item.unavailableAt &&
  !isOffer(item) &&
  (item.state === 'needed' || item.state === 'rejected')

const isRunning = ({ ending, items }: Asked) => !ending && items.some(({ isOpen }) => isOpen)
