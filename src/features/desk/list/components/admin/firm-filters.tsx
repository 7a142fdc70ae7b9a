import type { Filters } from '#features/applications/schema/rows.ts'
import { AttorneySearch, useFoundPerson } from '#features/firms/people/components/admin/attorney-search.tsx'
import { FirmChoice, useFirmName } from '#features/firms/records/components/admin/firm-choice.tsx'

/** Names for the chips. */
export function useFirmNames({ firmRecord, attorney }: Filters) {
  return {
    firm: useFirmName(firmRecord === 'none' ? undefined : firmRecord),
    attorney: useFoundPerson(attorney)?.name,
  }
}

type FirmFiltersProps = {
  filters: Filters
  onChoose: (change: { firmRecord?: string; attorney?: string }) => void
}

/** By record and by attorney, found as somebody types. */
export function FirmFilters({ filters, onChoose }: FirmFiltersProps) {
  const { firmRecord, attorney } = filters
  const id = firmRecord === 'none' ? undefined : firmRecord
  const firm = useFirmName(id)
  const person = useFoundPerson(attorney)
  return (
    <>
      <FirmChoice
        key={`${id} ${firm}`}
        label="Law firm"
        firm={id && firm ? { id, name: firm } : undefined}
        onChoose={(chosen, typed) => (chosen || typed === '') && onChoose({ firmRecord: chosen?.id ?? '' })}
      />
      <AttorneySearch
        key={person?.id}
        label="Attorney"
        name={person?.name}
        onChoose={(id) => onChoose({ attorney: id ?? '' })}
      />
    </>
  )
}
