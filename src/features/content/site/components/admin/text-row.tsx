import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cutPreview } from '../../../components/admin/section-entries.ts'
import { publicWords, type SiteText } from './site-pages.ts'
import type { SiteDrafts } from './use-site-drafts.ts'

type TextRowProps = {
  text: SiteText
  drafts: SiteDrafts
  hasMistake: boolean
  onOpen: () => void
  onMark: () => void
}

/** A text that isn't open. Focus alone moves the ring in the preview. */
export function TextRow({ text, drafts, hasMistake, onOpen, onMark }: TextRowProps) {
  const { key, name, known } = text
  const draft = drafts.draftOf(key)
  const words = draft ? (draft.content ?? known.default) : publicWords(text)
  const state = drafts.isBehind(key) ? 'Somebody published this meanwhile' : draft && 'Draft'
  return (
    <button
      type="button"
      className="grid-cols-[8rem_minmax(0,1fr)] items-start px-6 py-2 max-md:px-4"
      data-text={key}
      onClick={onOpen}
      onFocus={onMark}
    >
      <span className="k-quiet">
        {name}
        <VisuallyHidden>:</VisuallyHidden>
      </span>
      <span className="k-name wrap-anywhere">
        {known.type === 'json' ? countEntries(words) : cutPreview(words) || <i>Empty</i>}
      </span>
      {(hasMistake || state) && (
        <span
          className={classNames(
            'col-start-2 font-medium',
            hasMistake || drafts.isBehind(key) ? 'k-red' : 'text-brand',
          )}
        >
          {hasMistake ? 'Can’t be published yet' : state}
        </span>
      )}
    </button>
  )
}

function countEntries(json: string): string {
  try {
    const list: unknown = JSON.parse(json)
    if (Array.isArray(list)) return list.length === 1 ? '1 entry' : `${list.length} entries`
  } catch {
    // Shows what was typed.
  }
  return cutPreview(json)
}
