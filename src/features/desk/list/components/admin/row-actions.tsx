import { Link } from 'react-router'
import { statusOf } from '#domain/application-status.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import type { ShownRow } from '../../schema.ts'
import { DeskIcon } from './desk-icons.tsx'

export type RowAction = 'take' | 'assign' | 'status' | 'request' | 'more'

type RowActionsProps = { row: ShownRow; name: string; onAct: (action: RowAction) => void }

/** Under the pointer they cover documents and deadline; a touch screen has one button for all. */
export function RowActions({ row, name, onAct }: RowActionsProps) {
  const { searchFor } = useListState()
  const { isShared } = useTeam()
  const own = usePerson()
  return (
    <div className="desk-acts">
      {isShared && row.assigneeId !== own.id && (
        <button type="button" onClick={() => onAct('take')} aria-label={`Take ${name}`} title="Take (i)">
          <DeskIcon name="take" />
        </button>
      )}
      {!statusOf(row.status).isClosed && (
        <button
          type="button"
          onClick={() => onAct('request')}
          aria-label={`Request documents from ${name}`}
          title="Request documents (q)"
        >
          <DeskIcon name="send" />
        </button>
      )}
      <Link
        to={searchFor({ application: row.id })}
        preventScrollReset
        aria-label={`View Details of ${name}`}
        title="View Details (Enter)"
      >
        <DeskIcon name="open" />
      </Link>
      <button
        type="button"
        className="desk-more"
        onClick={() => onAct('more')}
        aria-label={`More for ${name}`}
        title="More (.)"
      >
        <DeskIcon name="more" />
      </button>
    </div>
  )
}
