import { useRef, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { Publication } from '../../../publications/schema.ts'
import { countTexts } from './site-pages.ts'
import { usePublications, usePublish, useUndo } from './site-queries.ts'
import type { SiteDrafts } from './use-site-drafts.ts'

/** Publishes drafts together, and undoes it. Says by text why it was refused. */
export function usePublishing(drafts: SiteDrafts, { onRefused }: { onRefused: (key: string) => void }) {
  const publications = usePublications()
  const publishing = usePublish()
  const undoing = useUndo()
  const { reportSuccess, reportFailure } = useOutcome()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  /** The same drafts, sent again after a lost answer, are the same publication. */
  const sent = useRef({ id: '', drafts: '' })

  function explain(error: unknown, fallback: string) {
    const refused = error instanceof ApiError ? Object.entries(error.errors) : []
    if (error instanceof ApiError && error.status === 400)
      setMistakes(Object.fromEntries(refused.map(([key, [message = '']]) => [key, message])))
    reportFailure(error, fallback, 'Not published')
    const [first] = refused
    if (first) onRefused(first[0])
  }

  async function publish(keys: readonly string[]) {
    if (publishing.isPending || keys.length === 0) return
    setMistakes({})
    const saved = await Promise.all(keys.map(async (key) => ({ key, isSaved: await drafts.save(key) })))
    const unsaved = saved.find(({ isSaved }) => !isSaved)
    if (unsaved) return onRefused(unsaved.key)
    const chosen = keys.flatMap((key) => {
      const revision = drafts.revisionOf(key)
      return revision ? [{ key, revision }] : []
    })
    if (chosen.length === 0) return
    const signature = JSON.stringify(chosen)
    if (sent.current.drafts !== signature) sent.current = { id: crypto.randomUUID(), drafts: signature }
    try {
      const publication = await publishing.mutateAsync({ id: sent.current.id, drafts: chosen })
      reportSuccess(`${countTexts(publication.keys.length)} published`, {
        duration: 20_000,
        action: { label: 'Undo', onSelect: () => void undo(publication) },
      })
    } catch (error) {
      explain(error, 'Your drafts are safe. Try again.')
    }
  }

  async function undo({ id, keys }: Pick<Publication, 'id' | 'keys'>) {
    if (undoing.isPending) return
    try {
      await undoing.mutateAsync(id)
      reportSuccess('Taken back', {
        description: `${countTexts(keys.length)} as before. Your words are drafts again.`,
      })
    } catch (error) {
      reportFailure(error, 'Try again.', 'Not taken back')
    }
  }

  const last = publications.data?.find(({ undoneAt }) => undoneAt === null)
  return {
    publish,
    undo,
    publications: publications.data ?? [],
    undoLast: () => void (last && undo(last)),
    isPublishing: publishing.isPending,
    mistakeOf: (key: string) => mistakes[key],
    forgetMistake: (key: string) => key in mistakes && setMistakes(({ [key]: _, ...others }) => others),
  }
}

export type Publishing = ReturnType<typeof usePublishing>
