import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { linkDefaults } from '../../schema.ts'
import { namesOf } from './link-names.ts'
import { useUploadLinks } from './link-queries.ts'
import { UploadLinkEntry } from './upload-link-entry.tsx'
import { useLinkActions } from './use-link-actions.ts'

export function UploadLinksPanel({ applicationId }: { applicationId: string }) {
  const { data, error } = useUploadLinks(applicationId, { isFresh: true })
  const names = namesOf(data?.tokens ?? [])
  const { copy, generate, isGenerating } = useLinkActions(applicationId)
  return (
    <section aria-labelledby="upload-links-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="upload-links-title">Upload links</h3>
        <Button variant="outline" size="small" busy={isGenerating && 'Generating…'} onClick={generate}>
          Generate Link
        </Button>
      </div>
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
