import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { parseDollars } from '#lib/price/money.ts'
import { formatList } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
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

function SumForm({ opened }: { opened: SignatureAnswer }) {
  const [typed, setTyped] = useState(write(opened.secondAbove))
  const [mistake, setMistake] = useState<string>()
  const { toast } = useToast()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (body: SignatureChange) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
  const form = useVersionedForm<SignatureAnswer>({
    opened,
    fill: (stored) => setTyped(write(stored?.secondAbove ?? null)),
  })
  const base = form.base ?? opened
  const isEmpty = typed.trim() === ''
  const sum = isEmpty ? null : parseDollars(typed)
  useUnsavedGuard(typed !== write(base.secondAbove))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sum === undefined) return setMistake('Enter a sum in dollars, like 10,000, or leave it empty')
    setMistake(undefined)
    save.mutate(
      { secondAbove: sum, version: base.version },
      {
        onSuccess: (answer) => {
          form.buildOn(answer)
          setTyped(write(answer.secondAbove))
          toast({ title: 'Signatures saved' })
        },
        onError: async (error) => {
          if (isConflict(error)) form.showConflict(await readSignatures())
        },
      },
    )
  }

  const theirs = form.conflict?.theirs
  return (
    <form onSubmit={submit} noValidate className="grid max-w-form gap-5">
      {theirs && (
        <ConflictNotice
          title="Somebody else changed this meanwhile"
          mine={{ label: 'Keep mine', onKeep: () => form.buildOn(theirs) }}
          theirs={{ label: 'Take theirs', onTake: form.takeTheirs }}
        >
          <p>
            {theirs.secondAbove === null
              ? 'One signature is enough.'
              : `Two sign above ${write(theirs.secondAbove)}.`}
          </p>
        </ConflictNotice>
      )}
      {save.isError && !theirs && (
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
          className="max-w-field"
          inputMode="decimal"
          autoComplete="off"
          placeholder="None"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p>
        {base.signers.length === 1
          ? `Only ${base.signers[0]} may sign now. With a sum here, nothing above it can be paid out until you’ve invited somebody under People.`
          : `These may sign: ${formatList([...base.signers])}. They’re the owners and reviewers who work here; nobody signs the same payment twice.`}
      </p>
      <p className="text-soft">
        It holds for payments signed from now on. While it’s set, nobody can call a file Funded by its status
        alone, unless its approved amount is at most this sum.
      </p>
      <Button type="submit" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}
