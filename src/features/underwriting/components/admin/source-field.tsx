import { Button } from '#features/admin/kit/components/button.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { TypedLine } from './line-draft.ts'

/** A document of this file. */
export type Source = { id: string; name: string }

type SourceFieldProps = {
  title: string
  sources: readonly Source[]
  typed: TypedLine
  onType: (changes: Partial<TypedLine>) => void
  onOpen: (documentId: string, page: number | null) => void
}

/** Which page of which document says it. Choosing one opens it beside the sheet. */
export function SourceField({ title, sources, typed, onType, onOpen }: SourceFieldProps) {
  return (
    <div className="value-source">
      <Select
        aria-label={`Document that says ${title}`}
        value={typed.documentId}
        placeholder={sources.length === 0 ? 'This file has no documents yet' : 'No document'}
        options={sources.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          onType({ documentId: target.value, page: target.value ? '1' : '' })
          if (target.value) onOpen(target.value, 1)
        }}
      />
      {typed.documentId && (
        <Input
          aria-label={`Page that says ${title}`}
          inputMode="numeric"
          value={typed.page}
          onChange={({ target }) => onType({ page: target.value })}
        />
      )}
    </div>
  )
}

type SourceLinkProps = {
  sources: readonly Source[]
  documentId: string
  page: number | null
  onOpen: SourceFieldProps['onOpen']
}

/** "police report, p. 2" */
export function SourceLink({ sources, documentId, page, onOpen }: SourceLinkProps) {
  const name = sources.find(({ id }) => id === documentId)?.name ?? 'document'
  return (
    <Button kind="bare" className="value-link k-above" onClick={() => onOpen(documentId, page)}>
      {name}
      {page !== null && `, p. ${page}`}
    </Button>
  )
}
