import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { formatMoment } from '#site/format.ts'
import type { ContentItem, RegistryEntry } from '../../schema.ts'

type ContentConflictProps = {
  /** Undefined if they deleted it. */
  theirs: ContentItem | undefined
  known: RegistryEntry | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function ContentConflict({ theirs, known, onKeepMine, onTakeTheirs }: ContentConflictProps) {
  return (
    <ConflictNotice
      title={`Somebody else ${theirs ? 'changed' : 'deleted'} this content while you were editing`}
      mine={{ label: 'Save my text instead', onKeep: onKeepMine }}
      theirs={{ label: theirs ? 'Take their text' : 'Drop my text', onTake: onTakeTheirs }}
    >
      <p>Your text isn’t saved yet. It’s still in the form below.</p>
      <h3 className="mt-3">
        {theirs ? `Their text, saved ${formatMoment(theirs.updatedAt)}` : 'They deleted it'}
      </h3>
      {theirs ? (
        <pre className="mt-1 whitespace-pre-wrap wrap-anywhere border border-rule bg-sheet p-3 font-sans">
          {theirs.content}
        </pre>
      ) : (
        <p>{known ? `The page shows its default: ${known.default}` : 'The key is free again.'}</p>
      )}
    </ConflictNotice>
  )
}
