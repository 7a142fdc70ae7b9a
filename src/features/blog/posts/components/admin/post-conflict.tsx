import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Post } from '../../schema.ts'

type PostConflictProps = { theirs: Post; onKeepMine: () => void; onTakeTheirs: () => void }

/** Somebody, perhaps the same person in another tab, saved the post since it was opened here. */
export function PostConflict({ theirs, onKeepMine, onTakeTheirs }: PostConflictProps) {
  return (
    <Notice tone="critical" title="This post was changed since you opened it" announce>
      <p>
        It was saved on {formatMoment(theirs.updatedAt)} as “{theirs.title}”. Both stay among its versions.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="outline" onClick={onKeepMine}>
          Save mine over it
        </Button>
        <Button size="small" variant="outline" onClick={onTakeTheirs}>
          Show theirs instead
        </Button>
      </div>
    </Notice>
  )
}
