import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { caseParties, casePartyValues } from '#domain/case-file.ts'
import { documentTypes, documentTypeValues } from '#domain/documents.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import { labelOf, toOptions } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useAddItem, useChecklist } from './checklist-queries.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemLine } from './item-line.tsx'
import { countAccepted, countToJudge } from './item-words.ts'

export function ChecklistPanel({ applicationId, hasFirm }: { applicationId: string; hasFirm: boolean }) {
  const { data, error, refetch } = useChecklist(applicationId)
  const [isAdding, setAdding] = useState(false)
  const toViewer = useViewerAddress(applicationId)
  const items = data?.items ?? []
  return (
    <section aria-labelledby="checklist-title">
      <SectionHead
        level={3}
        id="checklist-title"
        title="Checklist"
        about={
          data && (
            <>
              {countAccepted(items)}
              {countToJudge(items) > 0 && `, ${countToJudge(items)} to judge`}
            </>
          )
        }
      >
        {!isAdding && data && (
          <Button kind="bare" onClick={() => setAdding(true)}>
            Add an item
          </Button>
        )}
      </SectionHead>
      {error && !data && (
        <LoadFailure error={error} fallback="The checklist could not be loaded." onRetry={refetch} />
      )}
      {!data && !error && <LoadingText />}
      {isAdding && (
        <AddItemForm applicationId={applicationId} hasFirm={hasFirm} onClose={() => setAdding(false)} />
      )}
      {data?.items.length === 0 && <p className="text-soft">Nothing is asked for.</p>}
      <ul className="k-list checklist">
        {items.map((item, at) => (
          <ItemLine
            key={item.id}
            item={item}
            link={(name) => {
              const document = item.documents[0]
              if (!document) return name
              return <Link to={toViewer(document.id)}>{name}</Link>
            }}
          >
            <ItemEditor applicationId={applicationId} items={items} at={at} />
          </ItemLine>
        ))}
      </ul>
    </section>
  )
}

type AddItemFormProps = {
  applicationId: string
  /** An attorney who applied sends everything, so there's no firm to ask. */
  hasFirm: boolean
  onClose: () => void
}

function AddItemForm({ applicationId, hasFirm, onClose }: AddItemFormProps) {
  const [documentType, setDocumentType] = useState<string>(documentTypeValues[0])
  const { mutate, isPending } = useAddItem(applicationId)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [name, help] = ['name', 'help'].map((field) => String(typed.get(field) ?? '').trim())
    const item = {
      party: casePartyValues.find((party) => party === typed.get('party')) ?? 'applicant',
      documentType: documentTypeValues.find((type) => type === documentType) ?? 'other',
      ...(name && { name }),
      ...(help && { help }),
      isRequired: typed.has('isRequired'),
    }
    mutate(item, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-rule-strong py-3" aria-label="Add an item">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind of document">
          <Select
            value={documentType}
            onChange={(event) => setDocumentType(event.target.value)}
            options={toOptions(documentTypes)}
          />
        </Field>
        {hasFirm && (
          <Field label="Who sends it">
            <Select name="party" defaultValue="applicant" options={toOptions(caseParties)} />
          </Field>
        )}
      </div>
      <Field label="Name" optional>
        <Input name="name" maxLength={120} placeholder={labelOf(documentTypes, documentType)} />
      </Field>
      <Field label="Help" help="A sentence that the sender reads." optional>
        <Textarea name="help" rows={2} maxLength={500} />
      </Field>
      <Tick name="isRequired" label="We can’t decide without it" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Adding…'}>
          Add item
        </Button>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
