import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import type { Post } from '#features/blog/posts/schema.ts'
import { formatMoment } from '#site/format.ts'

type PostConflictProps = { theirs: Post; onKeepMine: () => void; onTakeTheirs: () => void }

export function PostConflict({ theirs, onKeepMine, onTakeTheirs }: PostConflictProps) {
  return (
    <ConflictNotice
      title="This post was changed since you opened it"
      mine={{ label: 'Save mine over it', onKeep: onKeepMine }}
      theirs={{ label: 'Show theirs instead', onTake: onTakeTheirs }}
    >
      <p>
        It was saved on {formatMoment(theirs.updatedAt)} as “{theirs.title}”. Both stay among its versions.
      </p>
    </ConflictNotice>
  )
}
