import { useCallback, useRef } from 'react'
import { applicationCaseTypes } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { formatDate } from '#site/format.ts'
import { LockIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { uploadWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'
import { AskedDocuments } from './asked-documents.tsx'
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
        {words.for} <b>{applicantName}</b>, {labelOf(applicationCaseTypes, caseType, locale).toLowerCase()}
      </p>
      <p className="mt-2 flex gap-2 font-sans text-small text-soft">
        <LockIcon className="mt-0.5 size-4 flex-none" />
        <span>
          <span data-remaining={left}>{words.left(left, maxUploads)}</span>{' '}
          {words.worksUntil(formatDate(expiresAt, { dateStyle: 'long' }, locale))}
        </span>
      </p>
      <div className="mt-8 grid gap-x-column gap-y-10 lg:grid-cols-[3fr_2fr]">
        <LinkUploads token={token} info={info} uploads={uploads} />
        <AskedDocuments {...{ token, info, onNews, onUnsent }} hasRoom={left > 0} />
      </div>
    </>
  )
}
