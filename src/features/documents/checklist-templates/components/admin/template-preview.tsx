import { useId, useState } from 'react'
import { type ApplicantRole, applicationCaseTypes } from '#domain/applications.ts'
import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { toOptions } from '#domain/choice.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { TemplateDraft } from '../../schema.ts'

const caseTypes = toOptions(applicationCaseTypes)
const headings: Record<CaseParty, string> = {
  applicant: 'Asked of the applicant',
  firm: 'Asked of their law firm',
}

export function TemplatePreview({ role, items }: { role: ApplicantRole; items: readonly TemplateDraft[] }) {
  const id = useId()
  const [caseType, setCaseType] = useState(caseTypes[0]?.value ?? '')
  const asked = items.filter(({ except }) => except.every((type) => type !== caseType))
  const parties = caseParties.filter(({ value }) => role === 'plaintiff' || value === 'applicant')
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule-strong pt-4 min-[75rem]:border-t-0 min-[75rem]:pt-0"
    >
      <h2 id={id}>What they’ll see</h2>
      <Field label="Kind of case" className="max-w-field">
        <Select options={caseTypes} value={caseType} onChange={({ target }) => setCaseType(target.value)} />
      </Field>
      {parties.map(({ value }) => (
        <div key={value} className="grid gap-1">
          <h3 className="text-small text-soft">{headings[value]}</h3>
          <AskedList items={asked.filter(({ party }) => party === value)} />
        </div>
      ))}
    </section>
  )
}

function AskedList({ items }: { items: readonly TemplateDraft[] }) {
  if (items.length === 0) return <p className="text-soft">Nothing.</p>
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat while somebody types.
        <li key={place} className="py-2 wrap-anywhere">
          <span className="settings-name">{item.name || 'New item'}</span>
          {item.isRequired && <span className="text-small text-soft"> required</span>}
          {item.help && <span className="block text-small text-soft">{item.help}</span>}
        </li>
      ))}
    </ul>
  )
}
