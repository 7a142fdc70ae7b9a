import { type FormEvent, useState } from 'react'
import { states } from '#domain/states.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import type { Contract, PaperSignature } from '#features/contracts/records/schema.ts'
import { paths } from '#site/paths.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { sayDay } from './contract-words.ts'
import type { SentDialogProps } from './mailed-dialog.tsx'
import { noAnswer, RefusalNote, useRefusal } from './refusal-note.tsx'
import { useConfirm, useRefuse } from './sent-queries.ts'

/** The person's comes first. */
export const findToConfirm = ({ signing }: Contract): PaperSignature | undefined =>
  signing?.papers.findLast(({ effectiveAt, ending }) => !effectiveAt && !ending)

type ConfirmPaperProps = SentDialogProps & { signature: PaperSignature }

/** A second person looks at the paper that came back. */
export function ConfirmPaperDialog({ applicationId, contract, signature, onClose }: ConfirmPaperProps) {
  const whose = { applicationId, id: contract.id }
  const confirming = useConfirm(whose, signature.id)
  const refusing = useRefuse(whose, signature.id)
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const refusal = useRefusal(isRefusing ? refusing.error : confirming.error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isOwn = usePerson().id === signature.byId
  // Alone, after the wait, the same person confirms it.
  const isOthers = isOwn && !signature.aloneFrom
  const isBusy = confirming.isPending || refusing.isPending
  const finish = (said: string) => ({
    onSuccess: () => {
      reportSuccess(said)
      onClose()
    },
  })
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isBusy || (isOthers && !isRefusing)) return
    if (isRefusing) refusing.mutate(reason.trim(), finish('It doesn’t count'))
    else confirming.mutate(undefined, finish('Signed on paper'))
  }
  useMainKey(submit)
  return (
    <Dialog open onClose={onClose} title="Signed on paper" about={contract.number}>
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title={isRefusing ? 'Not kept.' : 'Not confirmed.'} />
        <PaperFacts {...{ applicationId, contract, signature }} />
        {isRefusing && (
          <Field
            label="Why it doesn’t count"
            help="For your colleague who found it. Then it can be recorded again."
            error={refusal?.fields.reason}
          >
            <Textarea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        <DialogFoot
          note={
            isRefusing
              ? 'The contract waits on.'
              : isOthers
                ? 'You found it, so somebody else has the second look.'
                : 'Compare name, day and every page with the contract.'
          }
        >
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          {!isRefusing && (
            <Button kind="bare" onClick={() => setRefusing(true)}>
              {isOwn ? 'Take it back' : 'It doesn’t count'}
            </Button>
          )}
          <Button
            type="submit"
            kind={isRefusing ? 'stop' : 'main'}
            keys="Ctrl Enter"
            busy={isBusy && 'Keeping it…'}
            off={isOthers && !isRefusing && 'You found it. The second look is somebody else’s.'}
          >
            {!isRefusing ? 'Confirm' : isOwn ? 'Take it back' : 'It doesn’t count'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

type PaperFactsProps = Omit<ConfirmPaperProps, 'onClose'>

function PaperFacts({ applicationId, contract, signature }: PaperFactsProps) {
  const { party, signedOn, postmarkOn, receivedOn, documentId, bar, by, at, reason, aloneFrom } = signature
  const facts: [string, string][] = [
    ['Who', party === 'person' ? contract.signer.name : 'The attorney'],
    ['Signed on', sayDay(signedOn)],
    ['Postmark', postmarkOn ? sayDay(postmarkOn) : 'None'],
    ['Came on', sayDay(receivedOn)],
    ...(bar ? ([['Bar', `${bar.number}, ${labelOf(states, bar.state)}`]] as [string, string][]) : []),
    ['Found by', `${by ?? 'Somebody'}, ${formatMoment(at)}`],
    ...(reason ? ([['Alone, because', reason]] as [string, string][]) : []),
    ...(aloneFrom ? ([['Alone from', formatMoment(aloneFrom)]] as [string, string][]) : []),
  ]
  return (
    <>
      <dl className="k-facts">
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {documentId && (
        <p>
          <ButtonLink
            kind="line"
            to={paths.adminApplicationViewer(applicationId, documentId)}
            target="_blank"
          >
            Look at the paper
          </ButtonLink>
        </p>
      )}
    </>
  )
}
