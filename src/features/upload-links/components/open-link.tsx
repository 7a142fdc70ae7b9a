import { applicationCaseTypes } from '#site/choices/applications.ts'
import { labelOf } from '#site/choices/choice.ts'
import { LockIcon } from '#ui/icons.tsx'
import { uploadWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'
import { AskedDocuments } from './asked-documents.tsx'
import { LinkUploads } from './link-uploads.tsx'

type OpenLinkProps = { token: string; info: LinkInfo; onReceived: () => void }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A living link: for whom, how many files are left and until when, what is asked for, and the place to put it. */
export function OpenLink({ token, info, onReceived }: OpenLinkProps) {
  const { applicantName, caseType } = info.applicationInfo
  const { currentUploads, maxUploads, expiresAt } = info.token
  const left = Math.max(0, maxUploads - currentUploads)
  return (
    <>
      <h1>{uploadWords.title}</h1>
      <p className="mt-4 text-lead">
        {uploadWords.for} <b>{applicantName}</b>, {labelOf(applicationCaseTypes, caseType).toLowerCase()}
      </p>
      <p className="mt-2 flex gap-2 font-sans text-small text-soft">
        <LockIcon className="mt-0.5 size-4 flex-none" />
        <span>
          <span data-remaining={left}>
            {left} of {maxUploads} {maxUploads === 1 ? 'upload' : 'uploads'} left.
          </span>{' '}
          This link works until {day.format(new Date(expiresAt))}.
        </span>
      </p>
      <div className="mt-8 grid gap-x-column gap-y-10 lg:grid-cols-[3fr_2fr]">
        <LinkUploads token={token} info={info} onReceived={onReceived} />
        <AskedDocuments types={info.documentTypes} />
      </div>
    </>
  )
}
