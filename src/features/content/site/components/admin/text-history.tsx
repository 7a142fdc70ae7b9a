import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { formatDay, formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useVersions } from '../../../components/admin/content-queries.ts'
import { cutPreview } from '../../../components/admin/section-entries.ts'
import { publicWords, type SiteText } from './site-pages.ts'
import type { ShownDraft, Words } from './use-site-drafts.ts'
import { WordsCompared } from './words-compared.tsx'

type TextHistoryProps = {
  text: SiteText
  draft: ShownDraft | undefined
  onRestore: (words: Words) => void
}

const entry = 'grid-cols-[5.5rem_minmax(0,1fr)_auto]'

export function TextHistory({ text, draft, onRestore }: TextHistoryProps) {
  const { item, known } = text
  const versions = useVersions(text.key)
  const earlier = versions.data ?? []
  const count = earlier.length + 1 + Number(item !== undefined) + Number(draft !== undefined)
  return (
    <section aria-label="History of this text">
      <p className="sr-only">{count === 1 ? '1 version' : `${count} versions`}</p>
      {versions.isPending && <LoadingText>Loading the history…</LoadingText>}
      <LoadFailure
        error={versions.error}
        fallback="The history could not be read."
        onRetry={versions.refetch}
      />
      <ol className="k-list">
        {draft && (
          <li className={entry}>
            <span className="k-quiet">Draft, now</span>
            <WordsCompared before={publicWords(text)} after={draft.content ?? known.default} />
          </li>
        )}
        {item && (
          <Version at={item.updatedAt} by={item.writtenBy} content={item.content}>
            {draft && <Restore of="what is public now" onClick={() => onRestore(item)} />}
          </Version>
        )}
        {earlier.map((version) => (
          <Version key={version.id} at={version.savedAt} by={version.writtenBy} content={version.content}>
            <Restore
              of={`the version of ${formatMoment(version.savedAt)}`}
              onClick={() => onRestore(version)}
            />
          </Version>
        ))}
        <li className={entry}>
          <span className="k-quiet">At first</span>
          <span>
            The default: <q className="wrap-anywhere">{cutPreview(known.default)}</q>
          </span>
          {(item || draft) && (
            <Restore of="the default" onClick={() => onRestore({ type: known.type, content: null })} />
          )}
        </li>
      </ol>
    </section>
  )
}

type VersionProps = {
  at: string
  by: string | null | undefined
  content: string
  children?: React.ReactNode
}

function Version({ at, by, content, children }: VersionProps) {
  return (
    <li className={entry}>
      <time className="k-quiet" dateTime={at} title={formatMoment(at)}>
        {formatDay(at)}
      </time>
      <span className="wrap-anywhere">
        {by && <b>{by}: </b>}
        {cutPreview(content)}
      </span>
      {children}
    </li>
  )
}

function Restore({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <Button kind="bare" onClick={onClick}>
      <span>
        Restore<VisuallyHidden> {of}</VisuallyHidden>
      </span>
    </Button>
  )
}
