import { ExternalLink } from '#ui/text-link.tsx'
import { type PreviewSize, previewSizes } from './preview-sizes.ts'
import type { SiteRoom } from './use-site-room.ts'

type PreviewBarProps = { room: SiteRoom; size: PreviewSize; onSize: (size: PreviewSize) => void }

export function PreviewBar({ room, size, onSize }: PreviewBarProps) {
  const { previewPage, drafts, isShowingChanges } = room
  return (
    <div className="site-bar">
      <fieldset className="site-sizes">
        <legend className="sr-only">Width</legend>
        {previewSizes.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={size === value} onClick={() => onSize(value)}>
            {label}
          </button>
        ))}
      </fieldset>
      <span className="site-bar-about">
        {drafts.changed.length > 0 ? 'The page as it will be, with your drafts' : 'The page as it is'}
      </span>
      <button
        type="button"
        className="site-quiet site-bar-end"
        aria-pressed={isShowingChanges}
        onClick={room.toggleChanges}
      >
        Show changes only
      </button>
      {previewPage && <ExternalLink href={previewPage.path}>Public page</ExternalLink>}
    </div>
  )
}
