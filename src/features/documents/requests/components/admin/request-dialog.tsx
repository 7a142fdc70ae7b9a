import { type FormEvent, useId, useRef, useState } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { type CaseParty, caseParties, isOffer } from '#domain/case-file.ts'
import { documentTypes } from '#domain/documents.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { labelOf } from '#site/staff-format.ts'
import { newRequestSchema, type RequestDraft, type Requests } from '../../schema/requests.ts'
import { useRequestDocuments } from './request-queries.ts'

type RequestDialogProps = {
  applicationId: string
  start: Requests
  texts: Map<CaseParty, string>
  onClose: () => void
}

/** Later statuses don't claim that we're still reading. */
const offersStatus: readonly ApplicationStatus[] = ['received', 'in-review']

export function RequestDialog({ applicationId, start, texts, onClose }: RequestDialogProps) {
  // Keeps what the reviewer began with: the server refuses what has changed since, and the screen says so.
  const [drafts] = useState(start.drafts)
  const [party, setParty] = useState(firstAsked(drafts))
  const form = useId()
  const { mutateAsync, isPending } = useRequestDocuments(applicationId)
  const draft = drafts.find((one) => one.party === party)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Request documents"
      actions={
        <>
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          {draft && !draft.problem && draft.items.length > 0 && (
            <Button type="submit" form={form} keys="Ctrl Enter" busy={isPending && 'Sending…'}>
              Send request
            </Button>
          )}
        </>
      }
    >
      <div className="k-form">
        {drafts.length > 1 && (
          <Field label="Who to ask">
            <Select
              options={drafts.map((one) => ({ value: one.party, label: labelOf(caseParties, one.party) }))}
              value={party}
              onChange={(event) => setParty(event.target.value as CaseParty)}
            />
          </Field>
        )}
        {draft?.problem && (
          <Note tone="calm" title="They can’t be asked yet.">
            {draft.problem}
          </Note>
        )}
        {draft && !draft.problem && draft.items.length === 0 && (
          <Note tone="calm">Nothing is missing from them. Add an item to the checklist to ask for it.</Note>
        )}
        {draft && !draft.problem && draft.items.length > 0 && (
          <RequestForm
            key={draft.party}
            {...{ form, draft, texts, onClose, isPending }}
            status={start.status}
            onSend={mutateAsync}
          />
        )}
      </div>
    </Dialog>
  )
}

/** An offer to send more isn't a request, unless the reviewer means it. */
const listAsked = ({ items }: RequestDraft) => items.filter((item) => !isOffer(item)).map(({ id }) => id)

const firstAsked = (drafts: readonly RequestDraft[]): CaseParty =>
  drafts.find(({ problem, items }) => !problem && items.length > 0)?.party ?? 'applicant'

type RequestFormProps = {
  form: string
  draft: RequestDraft
  texts: Map<CaseParty, string>
  status: ApplicationStatus
  isPending: boolean
  onSend: ReturnType<typeof useRequestDocuments>['mutateAsync']
  onClose: () => void
}

type Mistakes = { itemIds?: string | undefined; text?: string | undefined }

function RequestForm({ form, draft, texts, status, isPending, onSend, onClose }: RequestFormProps) {
  const { party } = draft
  const [chosen, setChosen] = useState(() => new Set(listAsked(draft)))
  const [text, setText] = useState(texts.get(party) ?? draft.text)
  const offered = offersStatus.includes(status)
  const [setsStatus, setSetsStatus] = useState(offered)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [refusal, setRefusal] = useState<string>()
  // A request whose answer got lost is sent again under the same key and mailed once.
  const [submissionKey] = useState(() => crypto.randomUUID())
  const words = useRef<HTMLTextAreaElement>(null)
  const { reportSuccess } = useOutcome()
  useMainKey((event) => void submit(event))

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  function write(typed: string) {
    setText(typed)
    texts.set(party, typed)
  }

  async function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isPending) return
    const request = newRequestSchema.safeParse({
      ...{ party, text, submissionKey, itemIds: [...chosen], setStatus: offered && setsStatus },
    })
    const found = request.error?.issues.map(({ path, message }) => [path[0], message]) ?? []
    setMistakes(Object.fromEntries(found.reverse()))
    setRefusal(undefined)
    if (!request.success) {
      if (chosen.size > 0) words.current?.focus()
      return
    }
    try {
      await onSend(request.data)
      texts.delete(party)
      reportSuccess('Documents requested', { description: `The mail goes to ${draft.address}.` })
      onClose()
    } catch (error) {
      setRefusal(reasonOf(error, 'The request could not be sent. Please try again.'))
    }
  }

  return (
    <form id={form} onSubmit={submit} className="k-form">
      {refusal && (
        <Note title="Not sent." announce>
          {refusal}
        </Note>
      )}
      <dl className="k-facts">
        <div>
          <dt>To</dt>
          <dd className="wrap-anywhere">{draft.address}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd className="wrap-anywhere">{draft.subject}</dd>
        </div>
      </dl>
      <FieldGroup
        legend="What we need"
        help="The mail names the kind of document only. Names and reasons are on their page."
        error={mistakes.itemIds}
      >
        {draft.items.map((item) => (
          <Tick
            key={item.id}
            label={item.name}
            description={describeItem(item)}
            checked={chosen.has(item.id)}
            onChange={(event) => choose(item.id, event.target.checked)}
          />
        ))}
      </FieldGroup>
      <Field
        label="Text"
        help="The list and the link follow below it. Write nothing about health."
        error={mistakes.text}
      >
        <Textarea ref={words} rows={7} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      {offered && (
        <Tick
          label="Set status to Documents needed"
          checked={setsStatus}
          onChange={(event) => setSetsStatus(event.target.checked)}
        />
      )}
    </form>
  )
}

/** The mail names the kind; the reviewer may have given the item a name of its own. */
function describeItem({ name, documentType, state, isRequired }: RequestDraft['items'][number]): string {
  const kind = labelOf(documentTypes, documentType)
  const facts = [
    kind !== name && kind,
    isRequired ? 'required' : 'helpful',
    state === 'rejected' && 'to send again',
  ]
  const text = facts.filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
