import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { deletedKeptDays } from '#domain/deleted-records.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { paths } from '#site/paths.ts'
import { formatDay, formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { deletedApi } from '../../api.ts'
import type { DeletedRecord } from '../../schema.ts'

const api = createApi<RoutesOf<typeof deletedApi>>()
const deletedKey = '/api/admin/deleted'
/** An inbox that somebody tidied up has hundreds. */
const shownAtFirst = 20

export function DeletedList() {
  const { data, error } = useQuery({
    queryKey: [deletedKey],
    queryFn: () => answerOf(api.GET(deletedKey)),
    staleTime: 0,
  })
  const list = useRef<HTMLDivElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const restore = useRestore(() => list.current?.focus())
  const records = data?.records ?? []
  return (
    <div ref={list} tabIndex={-1} className="k-form">
      {restore.isError && (
        <Notice tone="critical" announce>
          {reasonOf(restore.error, 'This was not brought back. Please try again.')}
        </Notice>
      )}
      {error && <LoadFailure error={error} fallback="What was deleted could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data && records.length === 0 && <p>Nothing was deleted in the last {deletedKeptDays} days.</p>}
      {records.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {records.slice(0, showsAll ? undefined : shownAtFirst).map((record) => (
            <DeletedEntry
              key={record.id}
              record={record}
              isPending={restore.isPending && restore.variables.id === record.id}
              onRestore={() => restore.mutate(record)}
            />
          ))}
        </ul>
      )}
      {!showsAll && records.length > shownAtFirst && (
        <Button kind="line" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {records.length}
        </Button>
      )}
    </div>
  )
}

/** The button goes with its entry, so the focus needs another place. */
function useRestore(moveFocus: () => void) {
  const queries = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: ({ id }: DeletedRecord) =>
      answerOf(api.POST('/api/admin/deleted/{id}/restore', { params: { path: { id } } })),
    onSuccess: (_answer, { kind, reference }) =>
      toast(
        kind === 'document'
          ? { title: 'Document brought back', description: `It’s in ${reference} again.` }
          : { title: 'Message brought back', description: 'It’s in the inbox again.' },
      ),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [deletedKey] })
      moveFocus()
    },
  })
}

type DeletedEntryProps = { record: DeletedRecord; isPending: boolean; onRestore: () => void }

function DeletedEntry({ record, isPending, onRestore }: DeletedEntryProps) {
  const { kind, applicationId, reference, name, deletedAt, deletedBy, keptUntil } = record
  const title = kind === 'document' ? name : `Message from ${name}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-soft">
          {applicationId && reference && (
            <>
              <Link to={paths.adminApplicationPage(applicationId)}>{reference}</Link>
              <br />
            </>
          )}
          Deleted {formatMoment(deletedAt)}
          {deletedBy && ` by ${deletedBy}`}
          <br />
          Kept until {formatDay(keptUntil)}
        </p>
      </div>
      <Button kind="line" busy={isPending && 'Bringing back…'} onClick={onRestore}>
        Bring back<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </li>
  )
}
