import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/desk-icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { UploadLink } from '../../schema.ts'
import { useLinkActions } from './use-link-actions.ts'

type UploadLinkCellProps = {
  applicationId: string
  link: UploadLink | null | undefined
  name?: string
}

export function UploadLinkCell({ applicationId, link, name }: UploadLinkCellProps) {
  const { copy, generate, isGenerating } = useLinkActions(applicationId)
  if (link === undefined) return <Skeleton className="h-8 w-28" />
  const ofWhom = name && <VisuallyHidden> for {name}</VisuallyHidden>
  const uploadUrl = link?.isActive && link.uploadUrl
  if (uploadUrl) {
    return (
      <Button variant="outline" size="small" onClick={() => copy(uploadUrl)}>
        <CopyIcon />
        Copy Link{ofWhom}
      </Button>
    )
  }
  return (
    <span className="grid justify-items-start gap-1">
      {link && <Badge tone="attention">Used up</Badge>}
      <Button variant="outline" size="small" busy={isGenerating && 'Generating…'} onClick={generate}>
        Generate Link{ofWhom}
      </Button>
    </span>
  )
}
