/** Pages with addresses of their own. */
export { Pagination } from '#ui/pagination.tsx'

import { IconButton, IconLink } from './icon-button.tsx'

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

type PagerLinksProps = {
  label: string
  words: string
  earlier?: string | undefined
  later?: string | undefined
}

/** Pages with addresses of their own. */
export function PagerLinks({ label, words, earlier, later }: PagerLinksProps) {
  return (
    <nav aria-label={label} className="k-pager">
      {earlier && <IconLink to={earlier} rel="prev" label="Previous page" glyph="left" />}
      <p>{words}</p>
      {later && <IconLink to={later} rel="next" label="Next page" glyph="right" />}
    </nav>
  )
}
