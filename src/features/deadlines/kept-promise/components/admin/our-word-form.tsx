import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { z } from 'zod'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { countedDays } from '#site/kept-promise.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { useToast } from '#ui/toast.tsx'
import type { keptPromiseApi } from '../../api.ts'
import type { OurWord } from '../../schema.ts'

const api = createApi<RoutesOf<typeof keptPromiseApi>>()

const key = '/api/admin/our-word'

/** The owner decides whether visitors see the figures. Nobody can edit them. */
export function OurWordForm() {
  const { data, error } = useQuery({ queryKey: [key], queryFn: () => answerOf(api.GET(key)), staleTime: 0 })
  if (data) return <SwitchForm stored={data} />
  return error ? <LoadFailure error={error} fallback="The figures could not be counted." /> : <Wait />
}

function SwitchForm({ stored }: { stored: OurWord }) {
  const [draft, keep] = useKeptDraft(key, z.boolean())
  const isShown = draft ?? stored.isShown
  const { toast } = useToast()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => answerOf(api.PUT(key, { body: { isShown } })),
    onSuccess: (answer) => {
      queries.setQueryData([key], answer)
      keep(undefined)
      toast({ title: answer.isShown ? 'Visitors read it now' : 'Visitors no longer read it' })
    },
  })
  const changes = isShown === stored.isShown ? 0 : 1
  const form = usePageForm({ draft: key, changes, isSaving: isPending })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form ref={form} onSubmit={submit} className="k-form">
      {error && (
        <Notice tone="critical" announce>
          {reasonOf(error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <Tick
        label="Show visitors how we kept our word"
        description={`The median, the share on time and a chart at ${paths.ourWord}, and one line on Home and How It Works. Counted once a day from every file whose answer was due or left in the last ${countedDays} days. Nobody can change a number or leave a file out.`}
        checked={isShown}
        onChange={({ target }) => keep(target.checked === stored.isShown ? undefined : target.checked)}
      />
      <p className="k-small">{sayCount(stored)}</p>
      {stored.isShown && (
        <a className="k-small" href={paths.ourWord} target="_blank" rel="noopener">
          Look at the page
        </a>
      )}
    </form>
  )
}

const sayCount = ({ files, least }: OurWord) =>
  files < least
    ? `${formatNumber(files)} of the ${least} files that a number takes, so far. Until then the page says “Too few to say.”`
    : `${formatNumber(files)} files count today.`
