import { IconButton } from './icon-button.tsx'

type PagerProps = { words: string; onEarlier?: (() => void) | undefined; onLater?: (() => void) | undefined }

/** "1–50 of 1,204", and a step each way. A step that leads nowhere is off. */
export function Pager({ words, onEarlier, onLater }: PagerProps) {
  return (
    <span className="k-pager">
      {words}
      <IconButton label="Earlier" glyph="left" aria-disabled={!onEarlier} onClick={onEarlier} />
      <IconButton label="Later" glyph="right" aria-disabled={!onLater} onClick={onLater} />
    </span>
  )
}
