import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { refreshApplications } from '#features/applications/components/admin/application-cache.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import type { requestsApi } from '#features/documents/requests/api/requests.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { toOptions } from '#site/staff-format.ts'

/** Each gets a mail: more than this, nobody can answer for. */
const maxRequests = 50

type BulkRequestDialogProps = {
  applications: readonly Choosable[]
  onClose: () => void
  onSent: (sent: readonly Choosable[]) => void
}

export function BulkRequestDialog({ applications, onClose, onSent }: BulkRequestDialogProps) {
  return (
    <Dialog
      open={applications.length > 0}
      onClose={onClose}
      title={`Request documents: ${applicationsInWords(applications.length)}`}
    >
      {applications.length > maxRequests ? (
        <Notice title="Too many at once">
          Each of them gets a mail. Select at most {maxRequests} applications.
        </Notice>
      ) : (
        <BulkRequestForm applications={applications} onClose={onClose} onSent={onSent} />
      )}
    </Dialog>
  )
}

function BulkRequestForm({ applications: wanted, onClose, onSent }: BulkRequestDialogProps) {
  const [applications] = useState(wanted)
  const [party, setParty] = useState<CaseParty>('applicant')
  const [setsStatus, setSetsStatus] = useState(true)
  const [submissionKey] = useState(() => crypto.randomUUID())
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<RequestOutcome['refused']>([])
  const { mutate, isPending } = useBulkRequest(setDone)
  const { reportSuccess } = useOutcome()
  const count = applications.length

  const send = () =>
    mutate(
      { applications, party, setStatus: setsStatus, submissionKey },
      {
        onSuccess: (outcome) => {
          onSent(outcome.sent)
          if (outcome.sent.length > 0)
            reportSuccess(`Documents requested for ${applicationsInWords(outcome.sent.length)}`)
          if (outcome.refused.length === 0) onClose()
          else setRefused(outcome.refused)
        },
      },
    )
  if (refused.length > 0) return <NotAsked refused={refused} onClose={onClose} />
  return (
    <div className="grid gap-5">
      <p>Each gets one mail with one link and the list of what is missing from them.</p>
      <Field label="Who to ask">
        <Select
          options={toOptions(caseParties)}
          value={party}
          onChange={(event) => setParty(event.target.value as CaseParty)}
        />
      </Field>
      <Tick
        label="Set status to Documents needed"
        checked={setsStatus}
        onChange={(event) => setSetsStatus(event.target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending && `Sending ${Math.min(done + 1, count)} of ${count}…`} onClick={send}>
          Request from {applicationsInWords(count)}
        </Button>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function NotAsked({ refused, onClose }: { refused: RequestOutcome['refused']; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice tone="critical" title={`Not requested: ${applicationsInWords(refused.length)}`} announce>
        <ul>
          {refused.map(({ application, reason }) => (
            <li key={application.id}>
              {caseNameOf(application)}: {reason}
            </li>
          ))}
        </ul>
      </Notice>
      <p>
        <Button kind="line" onClick={onClose}>
          Close
        </Button>
      </p>
    </div>
  )
}

const api = createApi<RoutesOf<typeof requestsApi>>()

type BulkRequest = {
  applications: readonly Choosable[]
  party: CaseParty
  setStatus: boolean
  submissionKey: string
}

type RequestOutcome = {
  sent: Choosable[]
  refused: { application: Choosable; reason: string }[]
}

/** Asks one after the other. One that fails doesn't stop the rest. */
function useBulkRequest(onProgress: (done: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ applications, ...request }: BulkRequest): Promise<RequestOutcome> => {
      const outcome: RequestOutcome = { sent: [], refused: [] }
      for (const [place, application] of applications.entries()) {
        const reason = await requestFrom(application.id, request)
        if (reason === undefined) outcome.sent.push(application)
        else outcome.refused.push({ application, reason })
        onProgress(place + 1)
      }
      return outcome
    },
    onSettled: () => void refreshApplications(client),
  })
}

async function requestFrom(
  applicationId: string,
  { party, setStatus, submissionKey }: Omit<BulkRequest, 'applications'>,
): Promise<string | undefined> {
  const params = { path: { applicationId } }
  try {
    const { drafts } = await answerOf(api.GET('/api/applications/{applicationId}/requests', { params }))
    const draft = drafts.find((one) => one.party === party)
    if (!draft) return 'There is no law firm to ask.'
    if (draft.problem) return draft.problem
    if (draft.items.length === 0) return 'Nothing is missing.'
    const itemIds = draft.items.map(({ id }) => id)
    const body = { party, itemIds, text: draft.text, submissionKey, setStatus }
    await answerOf(api.POST('/api/applications/{applicationId}/requests', { params, body }))
    return undefined
  } catch (error) {
    return reasonOf(error, 'It could not be sent. Please try again.')
  }
}
