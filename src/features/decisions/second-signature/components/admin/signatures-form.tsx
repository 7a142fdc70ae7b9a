import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { listDifferences } from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges } from '#features/admin/components/use-kept-draft.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { LimitDialog } from '#features/people/signatures/components/admin/limit-dialog.tsx'
import { sayLimitChange } from '#features/people/signatures/components/admin/limit-words.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { parseDollars } from '#lib/price/money.ts'
import { formatList } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { signaturesApi } from '../../api.ts'
import type { SignatureAnswer, SignatureChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof signaturesApi>>()

const key = '/api/admin/signatures'

const readSignatures = () => answerOf(api.GET(key))

export function SignaturesForm() {
  const { data, error } = useQuery({ queryKey: [key], queryFn: readSignatures, staleTime: 0 })
  if (data) return <SumForm opened={data} />
  return error ? <LoadFailure error={error} fallback="Who has to sign could not be read." /> : <LoadingText />
}

const write = (sum: number | null) => (sum === null ? '' : sayAmount(sum))

/** As typed. */
const draftSchema = z.object({ sum: z.string(), hours: z.string(), reason: z.string() })
type Draft = z.output<typeof draftSchema>

const draftFrom = ({ secondAbove, aloneHours }: SignatureAnswer): Draft => ({
  sum: write(secondAbove),
  hours: String(aloneHours),
  reason: '',
})

const read = (sum: string) => (sum.trim() === '' ? null : parseDollars(sum))

const names: Record<string, string> = { sum: 'Two people sign above', hours: 'One person alone waits' }
const say = (value: unknown, [field]: readonly string[]) =>
  field === 'hours' ? `${value} hours` : value === '' ? 'no sum' : `$${value}`

function SumForm({ opened }: { opened: SignatureAnswer }) {
  const [looking, setLooking] = useState<string>()
  const [mistake, setMistake] = useState<string>()
  const { toast } = useToast()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (body: SignatureChange) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
  const form = useVersionedDraft({ name: key, schema: draftSchema, stored: opened, draftFrom })
  const { draft, base, conflict } = form
  const change = (changed: Partial<Draft>) => form.type({ ...draft, ...changed })
  const sum = read(draft.sum)
  const aloneHours = Number(draft.hours)
  const sumBefore = read(base.values.sum) ?? null
  const isLooser =
    (sumBefore !== null && (sum === null || (sum ?? 0) > sumBefore)) || aloneHours < Number(base.values.hours)
  const changes = countChanges([draft.sum, draft.hours], [base.values.sum, base.values.hours])
  const element = usePageForm({ draft: key, changes, isSaving: save.isPending })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sum === undefined) return setMistake('Enter a sum in dollars, like 10,000, or leave it empty')
    setMistake(undefined)
    save.mutate(
      {
        secondAbove: sum,
        aloneHours,
        version: base.version,
        ...(draft.reason.trim() && { reason: draft.reason.trim() }),
      },
      {
        onSuccess: (answer) => {
          form.buildOn(answer)
          toast({ title: isLooser ? 'It waits for a second signature' : 'Signatures saved' })
        },
        onError: async (error) => {
          if (isConflict(error)) form.showConflict(await readSignatures())
        },
      },
    )
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="k-form">
      {conflict && (
        <ConflictNotice
          title="Somebody else changed this meanwhile"
          mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
          theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
        >
          <DraftDifferences
            differences={listDifferences(conflict.versions)}
            nameOf={([field = '']) => names[field] ?? field}
            say={say}
          />
        </ConflictNotice>
      )}
      {save.isError && !conflict && (
        <Notice tone="critical" announce>
          {reasonOf(save.error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <Field
        label="Two people sign a payment above"
        help="In dollars. Leave it empty if one person is always enough."
        error={mistake}
      >
        <Input
          className="max-w-40"
          inputMode="decimal"
          autoComplete="off"
          placeholder="None"
          value={draft.sum}
          onChange={({ target }) => change({ sum: target.value })}
        />
      </Field>
      <Field label="One person alone waits" help="In hours, where nobody else may sign.">
        <Input
          className="max-w-24"
          after="hours"
          type="number"
          min={1}
          max={168}
          value={draft.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </Field>
      {isLooser && (
        <Field
          label="Why fewer signatures"
          help="A second person signs this first. If nobody else may, you need this, and it waits."
          optional={opened.signers.length > 1}
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={draft.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      )}
      {opened.waiting.map((change) => (
        <p key={change.id} className="flex flex-wrap items-center gap-x-3">
          <span>Waits for a second signature: {sayLimitChange(change)}</span>
          <Button kind="line" onClick={() => setLooking(change.id)}>
            Look at it
          </Button>
        </p>
      ))}
      {looking && <LimitDialog id={looking} onClose={() => setLooking(undefined)} />}
      <p>
        {opened.signers.length === 1
          ? `Only ${opened.signers[0]} may sign now. With a sum here, they sign what is above it alone, with a reason, and it waits.`
          : `These may sign: ${formatList([...opened.signers])}. They’re the owners and reviewers who work here; nobody signs the same payment twice.`}
        {opened.payers.length < opened.signers.length &&
          ` Of them, ${formatList([...opened.payers])} may sign payments under a contract.`}
      </p>
      <p className="text-soft">
        It holds for payments signed from now on. While it’s set, nobody can call a file Funded by its status
        alone, unless its approved amount is at most this sum.
      </p>
    </form>
  )
}
