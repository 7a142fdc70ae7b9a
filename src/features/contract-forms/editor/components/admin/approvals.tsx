import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { ContractForm } from '#features/contract-forms/templates/schema/forms.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { formatCalendarDay, toOptions } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { formsQuery, saveApprovals } from './form-calls.ts'
import { nameState } from './form-words.ts'

/** States that approve the form of a contract, and whether they did. */
export function Approvals({ form }: { form: ContractForm }) {
  const [open, setOpen] = useState<StateCode | 'another'>()
  const { approvals, approvingStates } = form
  const named = stateCodes.filter((code) => approvals[code] || approvingStates.includes(code))
  return (
    <section aria-labelledby="form-approvals">
      <SectionHead id="form-approvals" title="Approvals by state">
        <Button kind="bare" onClick={() => setOpen('another')}>
          {named.length === 0 ? 'Record one' : 'Record another'}
        </Button>
      </SectionHead>
      {named.length === 0 && <p className="k-quiet">No state rule asks for one.</p>}
      <ul className="k-list k-list-flush">
        {named.map((code) => {
          const approval = approvals[code]
          return (
            <li key={code}>
              <SquareMark state={approval ? 'accepted' : 'needed'} />
              <span>
                {nameState(code)}
                <small>
                  {approval ? `${approval.number}, ${formatCalendarDay(approval.day)}` : 'not recorded'}
                </small>
              </span>
              <Button kind="bare" onClick={() => setOpen(code)}>
                {approval ? 'Change' : 'Record'}
                <VisuallyHidden> the approval of {nameState(code)}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
      {open && (
        <ApprovalDialog
          form={form}
          state={open === 'another' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

type ApprovalDialogProps = { form: ContractForm; state: StateCode | undefined; onClose: () => void }

function ApprovalDialog({ form: { version, approvals }, state, onClose }: ApprovalDialogProps) {
  const today = dateIn(readerTimeZone())
  const [code, setCode] = useState(state)
  const before = state && approvals[state]
  const [number, setNumber] = useState(before?.number ?? '')
  const [day, setDay] = useState<string | undefined>(before?.day)
  const [missing, setMissing] = useState<Partial<Record<'code' | 'number' | 'day', string>>>({})
  const element = useFocusOnMistake(missing)
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const save = useMutation({
    mutationFn: (approval: { number: string; day: string } | null) =>
      saveApprovals(version, code ? { [code]: approval } : {}),
    onSuccess: (_answer, approval) => {
      const name = code ? nameState(code) : ''
      reportSuccess(approval ? `${name}: approval recorded` : `${name}: approval taken back`)
      onClose()
      return queries.invalidateQueries({ queryKey: formsQuery.queryKey })
    },
  })
  const errors = save.error instanceof ApiError ? save.error.errors : {}
  const mistakeOf = (name: string) => errors[`approvals.${code}.${name}`]?.[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(!code && { code: 'Choose a state' }),
      ...(number.trim() === '' && { number: 'Enter the number of the approval' }),
      ...(!day && { day: 'Enter the day of the approval' }),
    }
    setMissing(found)
    if (code && day && !found.number) save.mutate({ number, day })
  }

  return (
    <Dialog open onClose={onClose} title={state ? `Approval of ${nameState(state)}` : 'Approval of a state'}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <Refusal
          error={Object.keys(errors).length === 0 && save.error}
          fallback="This was not saved. Please try again."
        />
        {!state && (
          <Field label="State" error={missing.code}>
            <Select
              options={toOptions(states)}
              placeholder="Choose a state"
              value={code ?? ''}
              onChange={({ target }) => setCode(stateCodes.find((one) => one === target.value))}
            />
          </Field>
        )}
        <Field label="Number of the approval" error={missing.number ?? mistakeOf('number')}>
          <Input
            maxLength={100}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <Field label="Day of the approval" error={missing.day ?? mistakeOf('day')}>
          <DateInput today={today} lean="back" value={day} onChange={setDay} />
        </Field>
        <DialogFoot>
          {before && (
            <Button kind="bare" onClick={() => save.mutate(null)}>
              Take it back
            </Button>
          )}
          <Button type="submit" busy={save.isPending && 'Saving…'}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
