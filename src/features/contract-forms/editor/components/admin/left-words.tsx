import type { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { ContractForm } from '#features/contract-forms/templates/schema/forms.ts'
import { changedWords, type Words } from './form-words.ts'

type LeftWordsProps = {
  draft: ReturnType<typeof useVersionedDraft<ContractForm, Words>>
  labelOf: (key: string) => string
}

/** What was typed when somebody else confirmed or discarded the form: too late for it, and not lost. */
export function LeftWords({ draft: { draft, base, type }, labelOf }: LeftWordsProps) {
  const left = Object.entries(changedWords(base.values, draft))
  if (left.length === 0) return null
  return (
    <Notice tone="critical" title="What you typed came too late for this form" announce>
      <p>No word of it changes anymore. Copy what you need into a new form.</p>
      <ul className="mt-2 grid gap-1">
        {left.map(([key, { en, es }]) => (
          <li key={key}>
            <b>{labelOf(key)}:</b> {en} <span lang="es">{es}</span>
          </li>
        ))}
      </ul>
      <Button kind="line" className="mt-3" onClick={() => type(base.values)}>
        Forget what I typed
      </Button>
    </Notice>
  )
}
