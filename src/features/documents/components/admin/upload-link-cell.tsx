import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useUploadLinks } from './document-queries.ts'
import { useLinkActions } from './use-link-actions.ts'

type UploadLinkCellProps = {
  applicationId: string
  /** Whose application it is, for those who cannot see the row. */
  name?: string
}

/** One cell of the applications' table: copies the newest living link, or generates one. */
export function UploadLinkCell({ applicationId, name }: UploadLinkCellProps) {
  const { data, isError } = useUploadLinks(applicationId)
  const { copy, generate, isGenerating } = useLinkActions(applicationId)
  if (!data && !isError) return <Skeleton className="h-8 w-28" />
  const living = data?.tokens.find(({ isExpired, uploadUrl }) => !isExpired && uploadUrl)?.uploadUrl
  const ofWhom = name && <VisuallyHidden> for {name}</VisuallyHidden>
  if (living) {
    return (
      <Button variant="outline" size="small" onClick={() => copy(living)}>
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
