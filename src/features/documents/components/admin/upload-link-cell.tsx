import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useLinkActions } from './use-link-actions.ts'

type UploadLinkCellProps = {
  applicationId: string
  /** The newest living link; null: there is none; undefined while nobody knows yet. */
  uploadUrl: string | null | undefined
  /** Whose application it is, for those who cannot see the row. */
  name?: string
}

/** One cell of the applications' table: copies the newest living link, or generates one. */
export function UploadLinkCell({ applicationId, uploadUrl, name }: UploadLinkCellProps) {
  const { copy, generate, isGenerating } = useLinkActions(applicationId)
  if (uploadUrl === undefined) return <Skeleton className="h-8 w-28" />
  const ofWhom = name && <VisuallyHidden> for {name}</VisuallyHidden>
  if (uploadUrl) {
    return (
      <Button variant="outline" size="small" onClick={() => copy(uploadUrl)}>
        <CopyIcon />
        Copy Link{ofWhom}
      </Button>
    )
  }
  return (
    <Button variant="outline" size="small" busy={isGenerating && 'Generating…'} onClick={generate}>
      Generate Link{ofWhom}
    </Button>
  )
}
