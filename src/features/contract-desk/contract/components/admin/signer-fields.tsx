import { needsCourt, signerCapacities } from '#domain/contracts.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { type ContractDraft, type Mistakes, needsPaper } from './contract-draft.ts'

export type NamedDocument = { id: string; name: string }

export type PartProps = {
  draft: ContractDraft
  mistakes: Mistakes
  change: (changes: Partial<ContractDraft>) => void
}

const capacities = signerCapacities.map(({ value, label }) => ({
  value,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}))

/** Who signs, under which name, and the papers that say so. */
export function SignerFields({
  draft,
  mistakes,
  change,
  documents,
}: PartProps & { documents: readonly NamedDocument[] }) {
  const isOther = draft.capacity !== 'self'
  return (
    <>
      <Field label="Name on the paper" help="As it is on their ID." error={mistakes.name}>
        <Input value={draft.name} maxLength={150} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field
        label="Former name"
        optional
        help="If the name changed since the application. Then a paper has to say so."
        error={mistakes.formerName}
      >
        <Input
          value={draft.formerName}
          maxLength={150}
          onChange={({ target }) => change({ formerName: target.value })}
        />
      </Field>
      <Field label="Who signs" error={mistakes.capacity}>
        <Select
          options={capacities}
          value={draft.capacity}
          onChange={({ target }) =>
            change({
              capacity: signerCapacities.find(({ value }) => value === target.value)?.value ?? 'self',
            })
          }
        />
      </Field>
      {isOther && (
        <Field label="Signer’s name" error={mistakes.signer}>
          <Input
            value={draft.signer}
            maxLength={150}
            onChange={({ target }) => change({ signer: target.value })}
          />
        </Field>
      )}
      {needsPaper(draft) && (
        <PaperField
          label={isOther ? 'The paper that says so' : 'The paper about the name'}
          error={mistakes.documentId}
          documents={documents}
          value={draft.documentId}
          onChange={(documentId) => change({ documentId })}
        />
      )}
      {needsCourt(draft.capacity) && (
        <PaperField
          label="The court’s approval"
          error={mistakes.courtDocumentId}
          documents={documents}
          value={draft.courtDocumentId}
          onChange={(courtDocumentId) => change({ courtDocumentId })}
        />
      )}
    </>
  )
}

type PaperFieldProps = {
  label: string
  error: string | undefined
  documents: readonly NamedDocument[]
  value: string
  onChange: (id: string) => void
}

function PaperField({ label, error, documents, value, onChange }: PaperFieldProps) {
  return (
    <Field label={label} help="It can be drafted without, and not sent." error={error}>
      <Select
        placeholder={documents.length === 0 ? 'This file has no documents yet' : 'No document yet'}
        options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
