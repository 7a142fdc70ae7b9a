import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { RegistryEntry } from '../../schema.ts'
import type { Theirs } from './use-content-form.ts'

type ContentConflictProps = {
  theirs: Theirs
  known: RegistryEntry | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else was faster. Both texts are in sight, and nothing is written over before one was chosen. */
export function ContentConflict({ theirs, known, onKeepMine, onTakeTheirs }: ContentConflictProps) {
  const isDeleted = theirs === 'deleted'
  return (
    <Notice
      tone="critical"
      title={`Somebody else ${isDeleted ? 'deleted' : 'changed'} this content while you were editing`}
      announce
    >
      <p>Your text isn’t saved yet. It’s still in the form below.</p>
      <h3 className="mt-3">
        {isDeleted ? 'They deleted it' : `Their text, saved ${formatMoment(theirs.updatedAt)}`}
      </h3>
      {isDeleted ? (
        <p>{known ? `The page shows its default: ${known.default}` : 'The key is free again.'}</p>
      ) : (
        <pre className="mt-1 whitespace-pre-wrap wrap-anywhere border border-rule bg-sheet p-3 font-sans">
          {theirs.content}
        </pre>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Save my text instead
        </Button>
        <Button size="small" variant="outline" onClick={onTakeTheirs}>
          {isDeleted ? 'Drop my text' : 'Take their text'}
        </Button>
      </div>
    </Notice>
  )
}
