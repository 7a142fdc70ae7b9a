import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { CopyIcon } from '#ui/desk-icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ApplicationLink } from '../../schema.ts'
import { useLinkActions } from './use-link-actions.ts'

type UploadLinkCellProps = {
  applicationId: string
  link: ApplicationLink | null | undefined
  name?: string
  /** Beside many others an outline would be too loud. */
  isInRow?: boolean
}

export function UploadLinkCell({ applicationId, link, name, isInRow = false }: UploadLinkCellProps) {
  const { copyFrom, generate, isGenerating } = useLinkActions(applicationId)
  if (link === undefined) return <Wait lines={1} />
  const kind = isInRow ? 'bare' : 'line'
  const ofWhom = name && <VisuallyHidden> for {name}</VisuallyHidden>
  if (link?.isActive && link.canBeCopied) {
    return (
      <Button kind={kind} onClick={() => copyFrom(link.id)}>
        <CopyIcon />
        Copy Link{ofWhom}
      </Button>
    )
  }
  return (
    <span className="grid justify-items-start gap-1">
      {link && <Badge tone="attention">Used up</Badge>}
      <Button kind={kind} busy={isGenerating && 'Generating…'} onClick={generate}>
        Generate Link{ofWhom}
      </Button>
    </span>
  )
}
