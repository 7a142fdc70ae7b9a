import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { parseDollars } from '#lib/price/money.ts'
import { formatMoney } from '#site/staff-format.ts'
import { limitMistake } from '../../schema.ts'
import { changePersonLimit, limitsQuery } from './limit-calls.ts'

type PersonLimitProps = {
  person: { id: string; name: string; approveUpTo: number | null }
  onDone: () => void
}

/** How much somebody approves or pays out without a second person. */
export function PersonLimit({ person: { id, name, approveUpTo }, onDone }: PersonLimitProps) {
  const [typed, setTyped] = useState(approveUpTo === null ? '' : formatMoney(approveUpTo))
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string>()
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const isEmpty = typed.trim() === ''
  const sum = isEmpty ? null : parseDollars(typed)
  const isHigher = approveUpTo !== null && (sum === null || (sum ?? 0) > approveUpTo)
  const save = useMutation({
    mutationFn: (limit: number | null) =>
      changePersonLimit(id, { approveUpTo: limit, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: () => {
      reportSuccess(
        isHigher ? `${name}: the higher limit waits for a second signature` : `${name}: limit saved`,
      )
      onDone()
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['/api/admin/people'] }),
        queries.invalidateQueries({ queryKey: limitsQuery.queryKey }),
      ]),
  })
  const reasonMistake = save.error instanceof ApiError ? save.error.errors.reason?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sum === undefined) return setMistake(limitMistake)
    setMistake(undefined)
    save.mutate(sum)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Refusal error={!reasonMistake && save.error} fallback="The limit was not saved. Please try again." />
      <Field
        label="Approves up to"
        help="In dollars, offers and payments. Above it a second person signs. Empty: any sum."
        error={mistake}
      >
        <Input
          className="max-w-field"
          inputMode="decimal"
          autoComplete="off"
          placeholder="Any sum"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {isHigher && (
        <Field
          label="Why it is raised"
          help="A second person signs it first. If nobody else may, you need this, and it waits a day."
          error={reasonMistake}
          optional={!reasonMistake}
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      <Button type="submit" kind="line" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save the limit
      </Button>
    </form>
  )
}
