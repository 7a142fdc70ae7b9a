import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Columns, Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { MergePreview, MergeSide } from '../../schema.ts'
import { MergeEffects } from './merge-effects.tsx'
import { useMergeFirms, useMergePreview, usePartFirms } from './merge-queries.ts'

type Named = { id: string; name: string }
export type MergePair = readonly [Named, Named]

type MergeFirmsProps = {
  /** Undefined closes the dialog. */
  pair: MergePair | undefined
  onClose: () => void
  onMerged: (keptId: string) => void
}

/** Which one stays, and what the other one brings. */
export function MergeFirms({ pair, ...rest }: MergeFirmsProps) {
  return (
    <Dialog open={pair !== undefined} onClose={rest.onClose} title="Merge two firms" wide>
      {pair && <MergeForm key={pair.map(({ id }) => id).join()} pair={pair} {...rest} />}
    </Dialog>
  )
}

function MergeForm({ pair, onClose, onMerged }: MergeFirmsProps & { pair: MergePair }) {
  const [keptId, keep] = useState(pair[0].id)
  const merged = pair[0].id === keptId ? pair[1] : pair[0]
  const { data, error, refetch } = useMergePreview(merged.id, keptId)
  return (
    <Columns>
      <Choice
        legend="Which record stays?"
        name="kept-firm"
        value={keptId}
        onChange={keep}
        options={pair.map(({ id, name }) => ({
          value: id,
          label: <span className="wrap-anywhere">{name}</span>,
          about: data && describe(id === data.kept.id ? data.kept : data.merged),
        }))}
      />
      <div>
        <LoadFailure
          error={error}
          title="Failed to fetch the firms"
          fallback="They could not be read."
          onRetry={refetch}
        />
        {!data && !error && <Wait>Loading both firms…</Wait>}
        {data && <Ready preview={data} onClose={onClose} onMerged={onMerged} onStale={refetch} />}
      </div>
    </Columns>
  )
}

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`

const describe = ({ openFiles, closedFiles, people, domains }: MergeSide) =>
  [
    count(openFiles + closedFiles, 'file', 'files'),
    count(people.length, 'person', 'people'),
    ...domains,
  ].join(', ')

type ReadyProps = Pick<MergeFirmsProps, 'onClose' | 'onMerged'> & {
  preview: MergePreview
  onStale: () => unknown
}

function Ready({ preview, onClose, onMerged, onStale }: ReadyProps) {
  const { kept, merged } = preview
  const { mutate, isPending } = useMergeFirms()
  const { mutate: part } = usePartFirms()
  const { reportSuccess } = useOutcome()
  const merge = () =>
    !isPending &&
    mutate(
      { id: merged.id, intoId: kept.id, version: merged.version, intoVersion: kept.version },
      {
        onSuccess: () => {
          reportSuccess(`${merged.name} is part of ${kept.name} now`, {
            action: { label: 'Undo', onSelect: () => part(merged.id) },
          })
          onClose()
          onMerged(kept.id)
        },
        onError: (error) => isConflict(error) && void onStale(),
      },
    )
  useMainKey(() => void merge())
  return (
    <>
      <MergeEffects preview={preview} />
      <DialogFoot note="Nothing is moved: Undo stays on the record.">
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button keys="Ctrl Enter" busy={isPending && 'Merging…'} onClick={merge}>
          Merge
        </Button>
      </DialogFoot>
    </>
  )
}
