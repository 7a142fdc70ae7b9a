import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { CopyIcon } from '#ui/desk-icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ApplicationLink } from '../../schema.ts'
import { useLinkActions } from './use-link-actions.ts'

type UploadLinkCellProps = {
  applicationId: string
  link: ApplicationLink | null | undefined
  name?: string
}

export function UploadLinkCell({ applicationId, link, name }: UploadLinkCellProps) {
  const { copyFrom, generate, isGenerating } = useLinkActions(applicationId)
  if (link === undefined) return <Skeleton className="h-8 w-28" />
  const ofWhom = name && <VisuallyHidden> for {name}</VisuallyHidden>
  if (link?.isActive && link.canBeCopied) {
    return (
      <Button kind="line" onClick={() => copyFrom(link.id)}>
        <CopyIcon />
        Copy Link{ofWhom}
      </Button>
    )
  }
  return (
    <span className="grid justify-items-start gap-1">
      {link && <Badge tone="attention">Used up</Badge>}
      <Button kind="line" busy={isGenerating && 'Generating…'} onClick={generate}>
        Generate Link{ofWhom}
      </Button>
    </span>
  )
}
