import { useState } from 'react'
import { postures } from '#domain/posture.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatList } from '#site/staff-format.ts'
import type { StateOverview } from '../../schema.ts'
import { PostureMark } from './posture-mark.tsx'
import { hasOffer, nameOf } from './rule-words.ts'
import { adoptSuggestions, useRuleChange } from './rules-calls.ts'

export function TakeOverAll({ states }: { states: readonly StateOverview[] }) {
  const [isOpen, setOpen] = useState(false)
  const { reportSuccess } = useOutcome()
  const adopt = useRuleChange(adoptSuggestions)
  const offered = states.filter(hasOffer)
  if (offered.length === 0) return null
  const count = offered.length === 1 ? '1 suggestion' : `${offered.length} suggestions`
  const take = () =>
    adopt.mutate(
      offered.map(({ code }) => code),
      {
        onSuccess: () => {
          setOpen(false)
          reportSuccess(`Took over ${count}`, { description: 'Have each checked, and confirm it here.' })
        },
      },
    )
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        Take over {count}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Take over ${count}?`}
        actions={
          <>
            <Button busy={adopt.isPending && 'Saving…'} onClick={take}>
              Take over {count}
            </Button>
            <Button kind="line" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </>
        }
      >
        {adopt.error && (
          <Notice tone="critical" announce>
            {reasonOf(adopt.error, 'Nothing was saved. Please try again.')}
          </Notice>
        )}
        <p>
          They’re from November 2026, and no lawyer of yours has confirmed them. The public pages follow at
          once; a rule with a later day follows on that day.
        </p>
        <dl className="rules-facts">
          {postures.map((posture) => {
            const names = offered.filter(({ suggestion }) => suggestion.posture === posture)
            return (
              names.length > 0 && (
                <div key={posture}>
                  <dt>
                    <PostureMark posture={posture} /> {names.length}
                  </dt>
                  <dd>{formatList(names.map(({ code }) => nameOf(code)))}</dd>
                </div>
              )
            )
          })}
        </dl>
      </Dialog>
    </>
  )
}
