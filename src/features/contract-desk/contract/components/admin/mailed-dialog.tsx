import { type FormEvent, useState } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { sayDay } from './contract-words.ts'
import { noAnswer, RefusalNote, useRefusal } from './refusal-note.tsx'
import { type Mailed, useMailed, usePaperWay } from './sent-queries.ts'
import { firstName } from './sent-words.ts'

export type SentDialogProps = { applicationId: string; contract: Contract; onClose: () => void }

const words = {
  mailing: {
    title: 'Mailed to be signed',
    note: (name: string) => `With a prepaid envelope. ${name}’s page then says that it’s on its way.`,
    done: (day: string) => `Mailed ${day}`,
  },
  copies: {
    title: 'Signed copies mailed',
    note: () => 'One for the client, one for the attorney: the finished paper with its certificate.',
    done: (day: string) => `Copies mailed ${day}`,
  },
}

/** The day on which paper left. */
export function MailedDialog({ applicationId, contract, what, onClose }: SentDialogProps & { what: Mailed }) {
  const [on, setOn] = useState<string | undefined>(today())
  const { mutate, error, isPending } = useMailed({ applicationId, id: contract.id }, what)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const { title, note, done } = words[what]
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!on || isPending) return
    mutate(on, {
      onSuccess: () => {
        reportSuccess(done(sayDay(on)))
        onClose()
      },
    })
  }
  useMainKey(submit)
  return (
    <Dialog open onClose={onClose} title={title} about={contract.number}>
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not kept." />
        <Field
          label="Day"
          help="On which it was mailed."
          error={refusal?.fields.on ?? (on ? undefined : 'Type the day on which it was mailed.')}
        >
          <DateInput today={today()} lean="back" value={on} onChange={setOn} />
        </Field>
        <DialogFoot note={note(firstName(contract))}>
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Keeping it…'}>
            Keep it
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** They called, and sign on paper. */
export function PaperWayDialog({ applicationId, contract, onClose }: SentDialogProps) {
  const { mutate, error, isPending } = usePaperWay({ applicationId, id: contract.id })
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isCounsels = contract.status === 'signed'
  const name = isCounsels ? 'The attorney' : firstName(contract)
  const choose = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => {
        reportSuccess(`${name} signs on paper`)
        onClose()
      },
    })
  }
  useMainKey(choose)
  return (
    <Dialog open onClose={onClose} title="Sign on paper" about={contract.number}>
      <div className="k-form pb-4">
        <RefusalNote refusal={refusal} title="Not changed." />
        <p>
          We print it and mail it with a prepaid envelope. It counts if it’s mailed back by{' '}
          {sayDay(contract.signBy)}, and two people here confirm it.
        </p>
        <p>
          {isCounsels
            ? `The attorney’s page stays open through ${sayDay(contract.signBy)}. Whichever they sign first counts.`
            : `Nothing on the page signs it then, unless ${name} agrees to electronic records before it’s mailed.`}
        </p>
      </div>
      <DialogFoot>
        <Button kind="bare" keys="Esc" onClick={onClose}>
          Cancel
        </Button>
        <Button keys="Ctrl Enter" busy={isPending && 'Changing it…'} onClick={choose}>
          On paper
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
