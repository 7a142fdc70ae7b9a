import { type ComponentProps, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { applicationCaseTypes } from '#domain/applications.ts'
import { itemLabels, labelItem } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { documentTypes } from '#domain/documents.ts'
import { ItemActions } from '#features/documents/checklist/components/item-actions.tsx'
import { useItemSending } from '#features/documents/checklist/components/use-item-sending.ts'
import type { LinkItem } from '#features/documents/checklist/schema.ts'
import { DocumentCamera } from '#features/documents/files/components/document-camera.tsx'
import { byLink } from '#features/documents/files/components/upload-channels.ts'
import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { CheckIcon, LockIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { useToast } from '#ui/toast.tsx'
import { uploadWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'
import { InvalidLink } from './invalid-link.tsx'
import { LinkUploads } from './link-uploads.tsx'
import { useLinkUploads } from './use-link-uploads.ts'

type OpenLinkProps = {
  token: string
  info: LinkInfo
  closed: { message: string | undefined } | undefined
  onNews: () => void
}

export function OpenLink({ token, info, closed, onNews }: OpenLinkProps) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const { applicantName, caseType } = info.applicationInfo
  const { currentUploads, maxUploads, expiresAt } = info.token
  const [before, after] = words.for(labelOf(applicationCaseTypes, caseType, locale))
  const left = Math.max(0, maxUploads - currentUploads)
  const uploads = useLinkUploads(token, maxUploads - currentUploads, onNews)

  const unsentAgain = useRef(new Map<string, readonly string[]>())
  const onUnsent = useCallback((itemId: string, fileNames: readonly string[]) => {
    unsentAgain.current.set(itemId, fileNames)
  }, [])

  // The files are still on their device: name the unsent ones instead of losing them silently.
  if (closed) {
    const unsent = [...uploads.unsent, ...[...unsentAgain.current.values()].flat()]
    const interrupted = { unsent, sent: uploads.uploaded.length }
    return <InvalidLink token={token} message={closed.message} interrupted={interrupted} />
  }
  return (
    <>
      <h1>{words.title}</h1>
      <p className="mt-4 text-lead">
        {before} <b translate="no">{applicantName}</b>
        {after}
      </p>
      <p className="mt-2 flex gap-2 font-sans text-small text-soft">
        <LockIcon className="mt-0.5 size-4 flex-none" />
        <span>
          <span data-remaining={left}>{words.left(left, maxUploads)}</span>{' '}
          {words.worksUntil(
            formatDate(expiresAt, { dateStyle: 'long', timeZone: brand.openHours.timeZone }, locale),
          )}
        </span>
      </p>
      <div className="mt-8 grid gap-x-column gap-y-10 lg:grid-cols-[3fr_2fr]">
        <LinkUploads token={token} info={info} uploads={uploads} />
        <AskedDocuments {...{ token, info, onNews, onUnsent }} hasRoom={left > 0} />
      </div>
    </>
  )
}

type AskedDocumentsProps = Pick<ComponentProps<typeof SendAgain>, 'token' | 'onNews' | 'onUnsent'> & {
  info: LinkInfo
  hasRoom: boolean
}

/** Never says how many files came, by whom or under what name. */
function AskedDocuments({ info, ...rest }: AskedDocumentsProps) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const others = info.documentTypes.filter(({ requested, received }) => received && !requested)
  return (
    <section aria-labelledby="asked-title">
      <h2 id="asked-title" className="text-h3">
        {words.asked}
      </h2>
      <ul className="hairlines hairlines-closed mt-3 font-sans">
        {info.items.map((item) => (
          <AskedItem key={item.id} item={item} {...rest} />
        ))}
        {others.map(({ type }) => (
          <li key={type} className="flex items-center gap-3 py-2.5" data-document={type} data-received>
            <span className="min-w-0 flex-1 leading-snug">{labelOf(documentTypes, type, locale)}</span>
            <Came>{words.received}</Came>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AskedItemProps = Omit<AskedDocumentsProps, 'info'> & { item: LinkItem }

function AskedItem({ item, hasRoom, ...rest }: AskedItemProps) {
  const heading = useRef<HTMLElement>(null)
  const locale = useLocale()
  const words = uploadWords[locale]
  const { documentType, name, help, isRequired, state, reason } = item
  const isThere = state === 'received' || state === 'accepted'
  return (
    <li className="py-2.5" data-document={documentType} data-received={isThere}>
      <div className="flex items-baseline gap-3">
        <span ref={heading} tabIndex={-1} className="min-w-0 flex-1 leading-snug wrap-anywhere">
          {name}
        </span>
        {isThere && <Came>{words[state]}</Came>}
        {state === 'rejected' && (
          <span className="text-small font-semibold text-error">{labelOf(itemLabels, 'again', locale)}</span>
        )}
        {state === 'needed' && (
          <span className="text-small font-semibold">{labelOf(itemLabels, labelItem(item), locale)}</span>
        )}
      </div>
      {isRequired && !isThere && <p className="text-small text-soft">{words.askedRequired}</p>}
      {state === 'needed' && help && <p className="text-small text-soft">{help}</p>}
      {state === 'needed' && hasRoom && <Photograph item={item} {...rest} />}
      {state === 'rejected' && (
        <>
          <p className="mt-1 wrap-anywhere">{reason}</p>
          {hasRoom && <SendAgain item={item} heading={heading} {...rest} />}
        </>
      )}
    </li>
  )
}

function Came({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1 text-small font-semibold text-brand">
      <CheckIcon className="size-4" />
      {children}
    </span>
  )
}

function Photograph({ token, item, onNews }: Pick<SendAgainProps, 'token' | 'item' | 'onNews'>) {
  const locale = useLocale()
  const { toast } = useToast()
  const channel = useMemo(
    () => ({ ...byLink(token, locale), about: { itemId: item.id } }),
    [token, locale, item.id],
  )
  const onSent = useCallback(() => {
    toast({ title: uploadWords[locale].uploadedToast, duration: 3_000 })
    onNews()
  }, [toast, locale, onNews])
  const { documentType, name } = item
  return <DocumentCamera className="mt-2" {...{ channel, documentType, name, onSent }} />
}

type SendAgainProps = {
  token: string
  item: LinkItem
  heading: RefObject<HTMLElement | null>
  onNews: () => void
  onUnsent: (itemId: string, fileNames: readonly string[]) => void
}

/** Takes an item once more, like the case page. */
function SendAgain({ token, item, heading, onNews, onUnsent }: SendAgainProps) {
  const locale = useLocale()
  const { toast } = useToast()
  const channel = useMemo(
    () => ({ ...byLink(token, locale), about: { itemId: item.id } }),
    [token, locale, item.id],
  )
  const onSent = () => {
    toast({ title: uploadWords[locale].uploadedToast, duration: 3_000 })
    onNews()
  }
  const sending = useItemSending({ channel, item, onSent })
  const { photos, underWay } = sending
  useEffect(() => {
    onUnsent(item.id, [...photos.map(({ file }) => file.name), ...underWay.map(({ fileName }) => fileName)])
  }, [onUnsent, item.id, photos, underWay])
  return (
    <ItemActions
      item={{ ...item, files: [] }}
      sending={sending}
      formTo={undefined}
      unavailable={undefined}
      heading={heading}
    />
  )
}
