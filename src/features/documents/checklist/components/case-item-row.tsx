import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ItemLabel, itemLabels, labelItem } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import type { UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { itemWords } from '../content/item-words.ts'
import type { CaseItem } from '../schema.ts'
import { canBeDrawn } from './can-be-drawn.ts'
import { ItemActions, type UnavailableWay } from './item-actions.tsx'
import { anchorOf } from './item-anchors.ts'
import { ItemSign, type Sign } from './item-sign.tsx'
import { SampleLeaves } from './sample-leaves.tsx'
import { SentFiles } from './sent-files.tsx'
import { useItemSending } from './use-item-sending.ts'

const signs: Record<ItemLabel, Sign> = {
  again: 'again',
  needed: 'needed',
  optional: 'optional',
  received: 'reading',
  accepted: 'done',
}

type CaseItemRowProps = {
  item: CaseItem
  send: (itemId: string) => UploadChannel
  formTo: string | undefined
  onNews: () => Promise<unknown>
  unavailable: UnavailableWay | undefined
  isAsked: boolean
  isClosed: boolean
  isReadOnly: boolean
}

export function CaseItemRow({
  item: told,
  send,
  formTo,
  onNews,
  isClosed,
  isReadOnly,
  ...rest
}: CaseItemRowProps) {
  const { unavailable, isAsked } = rest
  const locale = useLocale()
  const words = itemWords[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  const [arrived, setArrived] = useState<{ after: number; isListed: boolean }>()
  // A file that arrived counts as received, even if the connection breaks before the list is read again.
  const isAhead = arrived !== undefined && told.files.length <= arrived.after && told.state !== 'accepted'
  const item: CaseItem = isAhead ? { ...told, state: 'received' } : told
  const label = labelItem(item, { isAsked, isClosed })
  const word = labelOf(itemLabels, label, locale)

  const fileCount = told.files.length
  const onSent = useCallback(async () => {
    setArrived({ after: fileCount, isListed: false })
    await onNews()
    setArrived({ after: fileCount, isListed: true })
  }, [onNews, fileCount])
  const channel = useMemo(() => send(told.id), [send, told.id])
  const sending = useItemSending({ channel, item, onSent })

  // Moves the focus once the item has its new place, unless the person is writing elsewhere by now.
  useEffect(() => {
    if (arrived?.isListed && !document.activeElement?.matches('textarea, input:not([type=file])'))
      heading.current?.focus()
  }, [arrived])

  const isAgain = label === 'again'
  const isSendable = !isClosed && !isReadOnly && item.state !== 'accepted'
  return (
    <li
      id={anchorOf(item.id)}
      data-item={item.documentType}
      data-state={item.state}
      className={classNames(
        'grid scroll-mt-4 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-4',
        isAgain && '-mx-3 border-l-4 border-l-red-700 bg-red-50 pr-3 pl-2',
      )}
    >
      <ItemSign sign={signs[label]} className={isAgain ? 'text-red-700' : 'text-green-700'} />
      <div className="min-w-0">
        <h3
          ref={heading}
          tabIndex={-1}
          className="flex flex-wrap items-baseline justify-between gap-x-4 text-[min(var(--text-lead),8vw)] leading-snug wrap-anywhere"
        >
          {item.name}{' '}
          <span
            className={classNames(
              'font-sans text-small font-semibold tracking-normal',
              isAgain ? 'text-red-700' : 'text-green-700',
            )}
          >
            {word}
          </span>
        </h3>
        <ItemText item={item} isClosed={isClosed} />
        {isAgain && canBeDrawn(item.reason, locale) && (
          <SampleLeaves className="mt-3 w-full max-w-96 lg:hidden" />
        )}
        {isSendable ? (
          <ItemActions {...{ item, sending, formTo, unavailable, heading }} />
        ) : (
          <SentFiles files={item.files} />
        )}
      </div>
      <p role="status" className="sr-only">
        {arrived && words.announced(item.name, word)}
      </p>
    </li>
  )
}

function ItemText({ item, isClosed }: { item: CaseItem; isClosed: boolean }) {
  const locale = useLocale()
  const words = itemWords[locale]
  const current = item.files.filter(({ isEarlier }) => !isEarlier)
  const last = current
    .map(({ sentAt }) => sentAt)
    .sort()
    .at(-1)
  const day =
    last &&
    formatDate(
      last,
      { weekday: 'long', month: 'short', day: 'numeric', timeZone: brand.openHours.timeZone },
      locale,
    )
  const isWaiting = !isClosed && (item.state === 'needed' || item.state === 'rejected')
  return (
    <div
      className={classNames(
        'leading-snug wrap-anywhere',
        (isClosed || item.state !== 'rejected') && 'text-soft',
      )}
    >
      {isWaiting && item.state === 'rejected' && item.reason && <p>{item.reason}</p>}
      {isWaiting && item.state === 'needed' && (
        <p>{item.isUnavailable ? words.unavailableTold : item.help}</p>
      )}
      {!isWaiting && (
        <p>
          {day && `${words.arrived(current.length, day)} `}
          {!isClosed && words.state[item.state]}
        </p>
      )}
    </div>
  )
}
