import { useQueryClient } from '@tanstack/react-query'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useLive } from '#features/live/components/admin/live-context.ts'
import { formatList } from '#site/format.ts'
import { contentKey } from '../../../components/admin/content-queries.ts'
import type { ContentItem } from '../../../schema.ts'
import { countTexts } from './site-pages.ts'
import { useReadAgain } from './site-queries.ts'

/** Reads the texts again when somebody publishes some, and says who did. What is typed here stays. */
export function usePublishedNews() {
  const client = useQueryClient()
  const readAgain = useReadAgain()
  const { id: own } = usePerson()
  const { reportSuccess } = useOutcome()
  const readItems = () => client.getQueryData<ContentItem[]>([contentKey]) ?? []

  useLive(async (news) => {
    const published = news.filter(({ kind }) => kind === 'texts-published')
    if (published.length === 0) return
    const before = readItems()
    await readAgain()
    const changed = listChanged(before, readItems())
    if (changed.length === 0 || published.every(({ by }) => by === own)) return
    const names = [...new Set(changed.map(({ by }) => by))]
    reportSuccess(`${formatList(names)} published ${countTexts(changed.length)}`, {
      description: 'Your own drafts stay as they are.',
    })
  })
}

/** Texts that are other ones than before, and by whom; one that went back to its default says nobody. */
function listChanged(before: readonly ContentItem[], after: readonly ContentItem[]) {
  const known = new Map(before.map(({ key, version }) => [key, version]))
  const left = new Set(after.map(({ key }) => key))
  const written = after.filter(({ key, version }) => known.get(key) !== version)
  const gone = before.filter(({ key }) => !left.has(key))
  return [
    ...written.map(({ writtenBy }) => ({ by: writtenBy ?? 'Somebody' })),
    ...gone.map(() => ({ by: 'Somebody' })),
  ]
}
