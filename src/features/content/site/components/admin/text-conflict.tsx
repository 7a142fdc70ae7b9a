import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { formatMoment } from '#site/format.ts'
import { publicWords, type SiteText } from './site-pages.ts'
import type { ShownDraft, SiteDrafts } from './use-site-drafts.ts'
import { WordsCompared } from './words-compared.tsx'

type TextConflictProps = { text: SiteText; draft: ShownDraft; drafts: SiteDrafts }

/** Somebody published this text first, or the same person has changed it in another window. Nothing is lost. */
export function TextConflict({ text, draft, drafts }: TextConflictProps) {
  const { key, item, known } = text
  const mine = draft.content ?? known.default
  if (draft.problem?.kind === 'rewritten')
    return (
      <ConflictNotice
        title="You changed this draft in another window"
        mine={{ label: 'Keep these words', onKeep: () => drafts.keepMine(key) }}
        theirs={{ label: 'Take the other ones', onTake: () => drafts.takeKept(key) }}
      >
        <p>These words aren’t saved yet. They’re still here.</p>
      </ConflictNotice>
    )
  if (!drafts.isBehind(key)) return null
  const who = item?.writtenBy ?? 'Somebody else'
  return (
    <ConflictNotice
      title={
        item
          ? `${who} published this text on ${formatMoment(item.updatedAt)}. Yours is kept as a draft.`
          : 'Somebody else went back to the default. Yours is kept as a draft.'
      }
      mine={{ label: 'Keep mine', onKeep: () => drafts.keepMine(key) }}
      theirs={{ label: 'Take theirs', onTake: () => drafts.drop(key) }}
    >
      <details>
        <summary>Compare</summary>
        <p className="mt-2 wrap-anywhere">
          <WordsCompared before={publicWords(text)} after={mine} />
        </p>
      </details>
    </ConflictNotice>
  )
}
