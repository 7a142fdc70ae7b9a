import { useDeferredValue, useRef, useState } from 'react'
import { states } from '#domain/states.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { ContractForm } from '#features/contract-forms/templates/schema/forms.ts'
import { PaperPage } from '#lib/papers/page/paper-page.tsx'
import { toOptions } from '#site/staff-format.ts'
import { type Example, previewAddress, usePreview } from './form-calls.ts'
import type { Words } from './form-words.ts'
import { useRing } from './use-ring.ts'
import '#lib/papers/page/paper.css'

type FormPreviewProps = {
  form: ContractForm
  /** What is typed and not saved. */
  changes: Words
  example: Example
  onExample: (example: Example) => void
  /** The line that is open, in the language that is read. */
  ring: string | undefined
  /** Changes when the page may have come into sight. */
  isInSight: string
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'en-es', label: 'Both' },
] as const

/** A contract of nobody, with these words. */
export function FormPreview({ form, changes, example, onExample, ring, isInSight }: FormPreviewProps) {
  const pane = useRef<HTMLDivElement>(null)
  const { data, dataUpdatedAt, error, refetch } = usePreview(form, example, useDeferredValue(changes))
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  useRing(pane, ring, `${isInSight} ${dataUpdatedAt}`)

  /** To the next page of the paper, or the one before. */
  function turn(by: 1 | -1) {
    const room = pane.current
    if (!room) return
    const parts = [...room.querySelectorAll('.paper-part')].map(
      (part) => part.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop,
    )
    const here = room.scrollTop
    const next = by === 1 ? parts.find((top) => top > here + 24) : parts.findLast((top) => top < here - 24)
    room.scrollTo({ top: Math.max(0, (next ?? (by === 1 ? room.scrollHeight : 0)) - 12) })
  }

  return (
    <aside aria-label="Preview" className="forms-side">
      <SectionHead title="Preview" about="$10,000 to nobody">
        <IconButton className="forms-turn" glyph="up" label="Page before" onClick={() => turn(-1)} />
        <IconButton className="forms-turn" glyph="down" label="Next page" onClick={() => turn(1)} />
        {Object.keys(changes).length === 0 && (
          <a className="link k-small" href={previewAddress(form.version, example)} download>
            As PDF
          </a>
        )}
      </SectionHead>
      <div className="forms-find">
        <Select
          aria-label="State"
          options={toOptions(states)}
          value={example.state}
          onChange={({ target }) => onExample({ ...example, state: target.value as Example['state'] })}
        />
        <Segments
          label="Languages of the preview"
          options={languages}
          value={example.language}
          onChange={(language) => onExample({ ...example, language })}
        />
      </div>
      <LoadFailure error={error} fallback="The page could not be drawn." onRetry={refetch} />
      {!last && !error && <Wait>Drawing the page…</Wait>}
      {last && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it.
        <section ref={pane} className="forms-pane" tabIndex={0} aria-label="The page">
          <PaperPage paper={last.paper} under="h1" />
        </section>
      )}
    </aside>
  )
}
