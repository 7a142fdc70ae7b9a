import { type FormEvent, useRef, useState } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { leadOf } from '#features/contracts/checks/schema.ts'
import type { Contract } from '#features/contracts/records/schema.ts'
import { formatCents } from '#site/staff-format.ts'
import { useSend, useVoid } from './contract-queries.ts'
import { listUnmet, sayDay, sayMost } from './contract-words.ts'
import { noAnswer, RefusalNote, useRefusal } from './refusal-note.tsx'
import { type Typed, useTyped } from './use-typed.ts'

type DialogOfContractProps = { applicationId: string; contract: Contract; onClose: () => void }

/** Sending signs for us, and nothing can be changed afterwards, so this is the last look. */
export function SendDialog({ applicationId, contract, onClose }: DialogOfContractProps) {
  const { number, figures, fundingOn, signBy, signer } = contract
  const { mutate, error, isPending } = useSend(applicationId, contract.id)
  const refusal = useRefusal(
    error,
    'No answer came, so it may have been sent. Try again: it’s sent only once.',
  )
  const { reportSuccess } = useOutcome()
  const unmet = listUnmet(contract)
  // Without an address of the client’s own, it can still go by mail.
  const onPaper = unmet.length === 1 && unmet[0]?.name === 'email'
  const isMet = unmet.length === 0 || onPaper
  const send = () => {
    if (!isMet || isPending) return
    mutate(onPaper, {
      onSuccess: () => {
        reportSuccess(onPaper ? `Contract ${number} waits to be mailed` : `Contract ${number} sent`)
        onClose()
      },
    })
  }
  useMainKey(send)
  return (
    <Dialog open onClose={onClose} title={`Send ${number}`}>
      <div className="k-form pb-4">
        <RefusalNote refusal={refusal} />
        {onPaper && (
          <Note tone="calm" title="It goes by mail.">
            The file has no email address of {signer.name}’s own, so it’s signed on paper.
          </Note>
        )}
        {!isMet && (
          <Note title="It can’t be sent yet.">
            <ul className="list-disc pt-1 pl-5">
              {unmet.map(({ name, label, words, state }) => (
                <li key={`${name} ${state ?? ''}`}>
                  <b>{leadOf(label)}</b> {words}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <dl className="k-facts">
          <div>
            <dt>Signs</dt>
            <dd>{signer.name}</dd>
          </div>
          <div>
            <dt>Advance</dt>
            <dd>
              {formatCents(figures.funded)}
              {figures.received !== figures.funded && `, ${formatCents(figures.received)} of it paid out`}
            </dd>
          </div>
          <div>
            <dt>Owed</dt>
            <dd>{sayMost(contract)}</dd>
          </div>
          <div>
            <dt>Funding</dt>
            <dd>
              {sayDay(fundingOn)}, to be signed by {sayDay(signBy)}
            </dd>
          </div>
        </dl>
      </div>
      <DialogFoot note="You sign it for us, and it’s sealed. Nothing on it can be changed then; a reissue takes its place.">
        <Button kind="bare" keys="Esc" onClick={onClose}>
          Cancel
        </Button>
        <Button
          keys="Ctrl Enter"
          busy={isPending && 'Printing and sealing…'}
          off={!isMet && 'It waits for what stands above.'}
          onClick={send}
        >
          {onPaper ? 'Send on paper' : 'Send'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export function VoidDialog(props: DialogOfContractProps & { typed: Typed }) {
  const { applicationId, contract, typed, onClose } = props
  const { number, issuedAt } = contract
  const place = `${applicationId} void ${contract.id}`
  const { value, change, forget } = useTyped(typed, place, { reason: '' })
  const { reason } = value
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, error, isPending } = useVoid(applicationId, contract.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const words = reason.trim()
    setMissing(words === '')
    if (words === '') field.current?.focus()
    if (words === '' || isPending) return
    mutate(words, {
      onSuccess: () => {
        forget()
        reportSuccess(`Contract ${number} is void`)
        onClose()
      },
    })
  }
  useMainKey(submit)
  const mistake =
    isMissing && !reason.trim() ? 'Say why. It’s kept with the contract.' : refusal?.fields.reason
  return (
    <Dialog open onClose={onClose} title={`Void ${number}`} initialFocus={field}>
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not voided." />
        <Field label="Why" help="It’s kept with the contract, and the file shows it." error={mistake}>
          <Textarea
            ref={field}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        <DialogFoot
          note={issuedAt ? 'You can’t undo it. The sealed paper stays readable.' : 'You can’t undo it.'}
        >
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="stop" keys="Ctrl Enter" busy={isPending && 'Voiding…'}>
            Void
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
