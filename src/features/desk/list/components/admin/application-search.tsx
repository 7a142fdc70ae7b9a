import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { SearchIcon } from '#ui/desk-icons.tsx'

/** Searches on Enter; the address holds the words. */
export function ApplicationSearch({ id }: { id: string }) {
  const { listState, searchFor } = useListState()
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const { filters } = listState
  useEffect(() => {
    // After Back, or a link to another list, show the current search.
    if (search.current) search.current.value = filters.q ?? ''
  }, [filters.q])
  return (
    <search aria-label="Applications" className="desk-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const q = search.current?.value.trim() || undefined
          navigate(searchFor({ filters: { ...filters, q } }), { preventScrollReset: true, flushSync: true })
        }}
      >
        <SearchIcon />
        <label htmlFor={id} className="sr-only">
          Search by name, email, phone, reference, firm or opposing party
        </label>
        <input
          ref={search}
          id={id}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder="Find a person, firm, phone or reference"
        />
        <KeyCap>/</KeyCap>
        <button type="submit" aria-label="Search" className="sr-only">
          Search
        </button>
      </form>
    </search>
  )
}
