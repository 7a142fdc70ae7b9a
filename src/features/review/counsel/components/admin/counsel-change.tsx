import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, answerOf, createApi } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Columns, Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { refreshApplications } from '#features/applications/components/admin/application-cache.ts'
import { firmsPath } from '#features/firms/people/components/admin/person-queries.ts'
import { AttorneyChoice } from '#features/firms/records/components/admin/attorney-choice.tsx'
import { FirmChoice, type NamedFirm } from '#features/firms/records/components/admin/firm-choice.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { counselApi } from '../../api.ts'
import type { CounselChange, CounselChanged } from '../../schema.ts'

const api = createApi<RoutesOf<typeof counselApi>>()

type ChangeCounselProps = {
  application: { id: string; version: number; role: 'plaintiff' | 'attorney' }
}

/** For somebody who has a new firm. A link that was a mistake is removed instead. */
export function ChangeCounsel({ application }: ChangeCounselProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Counsel changed
      </Button>
      <Dialog open={isOpen} onClose={close} title="Counsel changed" wide>
        <ChangeForm application={application} onClose={close} />
      </Dialog>
    </>
  )
}

function useChangeCounsel(applicationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CounselChange) =>
      answerOf(
        api.POST('/api/applications/{applicationId}/counsel-change', {
          params: { path: { applicationId } },
          body,
        }),
      ),
    onSettled: () =>
      Promise.all([refreshApplications(client), client.invalidateQueries({ queryKey: [firmsPath] })]),
  })
}

type Mistakes = { firm?: string; attorney?: string }

function ChangeForm({ application, onClose }: ChangeCounselProps & { onClose: () => void }) {
  const { id, version, role } = application
  // What somebody saved while this stood open is looked at before it’s given away.
  const [seen, setSeen] = useState(version)
  const [firm, setFirm] = useState<NamedFirm>()
  const [attorneyId, setAttorney] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { mutate, isPending, error } = useChangeCounsel(id)
  const { reportSuccess } = useOutcome()
  const isAttorneys = role === 'attorney'

  function change() {
    const found: Mistakes = {
      ...(!firm && { firm: 'Choose a firm from the list' }),
      ...(firm && isAttorneys && attorneyId === '' && { attorney: 'Choose who becomes the contact' }),
    }
    setMistakes(found)
    if (!firm || Object.keys(found).length > 0 || isPending) return
    mutate(
      { firmId: firm.id, attorneyId: attorneyId || null, version: seen },
      {
        onSuccess: (changed) => {
          reportSuccess(`${changed.firm.name} has the file now`, { description: sayNext(changed) })
          onClose()
        },
        onError: (refused) => refused instanceof ApiError && refused.status === 409 && setSeen(version),
      },
    )
  }
  useMainKey(change)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change()
      }}
    >
      <Columns>
        <div className="k-form">
          <Refusal error={error} fallback="Counsel could not be changed. Nothing has changed." />
          <FirmChoice
            label="The new firm"
            help="It needs a record. Add one under Firms."
            firm={firm}
            error={firm ? undefined : mistakes.firm}
            onChoose={(chosen) => {
              setFirm(chosen)
              setAttorney('')
            }}
          />
          {firm && (
            <AttorneyChoice
              key={firm.id}
              firmId={firm.id}
              label="Its attorney"
              attorneyId={attorneyId}
              error={mistakes.attorney}
              onChoose={setAttorney}
            />
          )}
        </div>
        <Consequences isAttorneys={isAttorneys} />
      </Columns>
      <DialogFoot note="This can’t be undone. You can change it back.">
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Changing…'}>
          Give the file to the new firm
        </Button>
      </DialogFoot>
    </form>
  )
}

const sayNext = ({ isAsked }: CounselChanged) =>
  isAsked ? 'They are asked to confirm.' : 'Check their address before they are asked to confirm.'

function Consequences({ isAttorneys }: { isAttorneys: boolean }) {
  return (
    <dl className="k-facts">
      <div>
        <dt>Ends at once</dt>
        <dd>
          The former firm’s page, links, uploads, requests and reminders, and its answers by mail. It no
          longer sees the file in its room.
        </dd>
      </div>
      <div>
        <dt>Stays with us</dt>
        <dd>
          What the former firm told us and sent. The new firm sees none of it, and none of it counts as its
          answer.
        </dd>
      </div>
      <div>
        <dt>Mail</dt>
        <dd>Both firms are told, in words that name no client and say nothing of the case.</dd>
      </div>
      <div>
        <dt>Next</dt>
        <dd>
          {isAttorneys
            ? 'The new attorney becomes the contact of this application. Their address has to be confirmed.'
            : 'The new firm is asked to confirm, if its attorney’s address is confirmed.'}
        </dd>
      </div>
    </dl>
  )
}
