import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Badge, type BadgeTone } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { formatDay } from '#site/staff-format.ts'
import { CopyIcon } from '#ui/desk-icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type LinkChange, linkDefaults, mostDays, mostUploads, type UploadLink } from '../../schema.ts'
import { namesOf } from './link-names.ts'
import { useChangeLink, useUploadLinks } from './link-queries.ts'
import { useLinkActions } from './use-link-actions.ts'

export function UploadLinksPanel({ applicationId }: { applicationId: string }) {
  const { data, error } = useUploadLinks(applicationId, { isFresh: true })
  const names = namesOf(data?.tokens ?? [])
  const { copy, generate, isGenerating } = useLinkActions(applicationId)
  return (
    <section aria-labelledby="upload-links-title" className="grid gap-3">
      <SectionHead level={3} id="upload-links-title" title="Upload links">
        <Button kind="line" busy={isGenerating && 'Generating…'} onClick={generate}>
          Generate Link
        </Button>
      </SectionHead>
      {error && <LoadFailure error={error} fallback="The links could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data?.tokens.length === 0 && (
        <p className="text-soft">
          None yet. A link takes {linkDefaults.maxUploads} files within {linkDefaults.expiresInDays} days,
          from anyone who has it.
        </p>
      )}
      <ul className="grid">
        {data?.tokens.map((link) => (
          <UploadLinkEntry
            key={link.id}
            applicationId={applicationId}
            link={link}
            name={names.get(link.id) ?? ''}
            onCopy={copy}
          />
        ))}
      </ul>
    </section>
  )
}

type UploadLinkEntryProps = {
  applicationId: string
  link: UploadLink
  name: string
  onCopy: (uploadUrl: string) => void
}

const day = 24 * 60 * 60_000

function UploadLinkEntry({ applicationId, link, name, onCopy }: UploadLinkEntryProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeLink(applicationId)
  const { uploadUrl, expiresAt, currentUploads, maxUploads, deactivatedAt, isExpired, isActive } = link
  const { state, tone } = stateOf(link)
  const isUsedUp = !isExpired && !isActive
  const ofLink = <VisuallyHidden> ({name})</VisuallyHidden>

  // Only this closes the question: an extension that is still under way must not.
  const deactivate = () => mutate({ id: link.id, deactivated: true }, { onSettled: () => setAsking(false) })

  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{name}</b>
        <Badge tone={tone}>{state}</Badge>
      </p>
      <p className="text-soft">
        {currentUploads} of {maxUploads} uploads used.{' '}
        {deactivatedAt
          ? `Deactivated ${formatDay(deactivatedAt)}.`
          : `${isExpired ? 'Expired' : 'Expires'} ${formatDay(expiresAt)}.`}
      </p>
      {!isExpired && !uploadUrl && (
        <p className="text-soft">It works, but was sealed with another secret and cannot be copied.</p>
      )}
      {!deactivatedAt && (
        <div className="flex flex-wrap gap-2 pt-1">
          {isActive && uploadUrl && (
            <Button kind="line" onClick={() => onCopy(uploadUrl)}>
              <CopyIcon />
              Copy Link{ofLink}
            </Button>
          )}
          <Button
            kind="line"
            busy={isPending && !isAsking && 'Extending…'}
            onClick={() => mutate({ id: link.id, ...extend(link) })}
          >
            {isUsedUp
              ? `Allow ${linkDefaults.maxUploads} more files`
              : `Extend by ${linkDefaults.expiresInDays} days`}
            {ofLink}
          </Button>
          {!isExpired && (
            <Button kind="bare" onClick={() => setAsking(true)}>
              Deactivate{ofLink}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title="Deactivate this upload link?"
          confirmLabel="Deactivate"
          busy={isPending && 'Deactivating…'}
          onConfirm={deactivate}
          onCancel={() => setAsking(false)}
        >
          <p>Nobody can send documents by it any more, and it cannot be brought back. Documents stay.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function extend({ currentUploads, maxUploads, expiresAt }: UploadLink): LinkChange {
  const isFull = currentUploads >= maxUploads
  const more = Math.min(maxUploads + linkDefaults.maxUploads, mostUploads)
  const daysLeft = Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / day))
  const expiresInDays = Math.min(daysLeft + linkDefaults.expiresInDays, mostDays)
  return { expiresInDays, ...(isFull && { maxUploads: more }) }
}

function stateOf({ deactivatedAt, isExpired, isActive }: UploadLink): { state: string; tone: BadgeTone } {
  if (deactivatedAt) return { state: 'Deactivated', tone: 'muted' }
  if (isExpired) return { state: 'Expired', tone: 'muted' }
  return isActive ? { state: 'Active', tone: 'success' } : { state: 'Used up', tone: 'attention' }
}
