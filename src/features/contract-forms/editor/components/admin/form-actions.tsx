import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog as AskDialog } from '#features/admin/kit/components/dialog.tsx'
import type { ContractForm, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { beginForm, discardForm, formsQuery } from './form-calls.ts'

type FormActionsProps = { forms: readonly FormSummary[]; form: ContractForm }

/** What can be done with the form that is open. */
export function FormActions({ forms, form }: FormActionsProps) {
  const draft = forms.find(({ status }) => status === 'draft')
  if (form.status === 'draft') return <DraftActions forms={forms} form={form} />
  if (draft)
    return (
      <ButtonLink kind="line" to={`?form=${draft.version}`}>
        Open the draft
      </ButtonLink>
    )
  return <BeginActions form={form} />
}

function BeginActions({ form: { version } }: { form: ContractForm }) {
  const navigate = useNavigate()
  const begin = useChange((from: number | null) => beginForm(from), {
    reads: [formsQuery.queryKey],
    onDone: (begun) => navigate(`?form=${begun.version}`),
    failed: 'No draft was begun',
  })
  return (
    <>
      <Button kind="bare" onClick={() => begin.mutate(null)}>
        Begin with the program’s words
      </Button>
      <Button busy={begin.isPending && 'Beginning…'} onClick={() => begin.mutate(version)}>
        New form from this
      </Button>
    </>
  )
}

function DraftActions({ forms, form }: FormActionsProps) {
  const [asks, setAsks] = useState<'discard' | 'confirm'>()
  const { version, needs } = form
  const navigate = useNavigate()
  const discard = useChange(() => discardForm(version), {
    reads: [formsQuery.queryKey],
    done: () => `Form ${version} is discarded`,
    onDone: () => navigate('.'),
    failed: 'The draft was not discarded',
  })
  const close = () => setAsks(undefined)
  const stop = needs.find(({ isMet, stopsForm, name }) => stopsForm && !isMet && name !== 'counsel')
  const isOnly = !forms.some(({ status }) => status === 'in-force')
  return (
    <>
      <Button kind="bare" onClick={() => setAsks('discard')}>
        Discard draft
      </Button>
      <Button off={stop?.lacks} onClick={() => setAsks('confirm')}>
        Put in force
      </Button>
      {asks === 'confirm' && <ConfirmDialog form={form} onClose={close} />}
      <AskDialog
        open={asks === 'discard'}
        title={`Discard form ${version}?`}
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => {
          discard.mutate(undefined)
          close()
        }}
        onCancel={close}
      >
        <p>
          Its words can still be read and compared, and nobody can change or use them.
          {isOnly && ' A new draft begins with the words that came with the program.'}
        </p>
      </AskDialog>
    </>
  )
}
