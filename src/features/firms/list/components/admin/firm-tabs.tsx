import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { FilterLine } from '#features/admin/kit/components/filter-line.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { TabLinks } from '#features/admin/kit/components/tabs.tsx'
import { formatNumber } from '#site/staff-format.ts'
import type { FirmCounts } from '../../../records/schema/list.ts'
import { type FirmListState, filtersOf, useFirmListState } from './firm-list-state.ts'

const tabs = [
  { kind: 'all', label: 'All', count: 'all' },
  { kind: 'to-link', label: 'To link', count: 'unlinkedFiles' },
  { kind: 'slow', label: 'Slow', count: 'slow' },
  { kind: 'double', label: 'Maybe double', count: 'double' },
] as const

export function FirmTabs({ counts }: { counts: FirmCounts | undefined }) {
  const { listState, addressFor } = useFirmListState()
  const { kind } = listState
  return (
    <TabLinks
      label="Firms to show"
      links={tabs.map((tab) => {
        const count = counts?.[tab.count]
        return {
          to: addressFor({ kind: tab.kind }),
          label: tab.label,
          isCurrent: tab.kind === kind,
          ...(count !== undefined && { count: formatNumber(count) }),
        }
      })}
      end={
        kind !== 'to-link' && (
          <ButtonAnchor kind="bare" href={csvOf(listState)} download>
            CSV
          </ButtonAnchor>
        )
      }
    />
  )
}

function csvOf(listState: FirmListState): string {
  const filters = Object.entries(filtersOf(listState)).map(([name, value]) => [name, String(value)])
  return `/api/firms/export.csv?${new URLSearchParams(filters)}`
}

export const firmSearchId = 'firm-search'

type FirmSearchProps = { label: string; placeholder: string; onAdd?: () => void }

export function FirmSearch({ label, placeholder, onAdd }: FirmSearchProps) {
  const { listState, addressFor } = useFirmListState()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After Back, or a link to another list, it shows what is searched now.
    if (field.current) field.current.value = listState.q
  }, [listState.q])
  return (
    <FilterLine
      end={
        onAdd && (
          <Button kind="bare" keys="a" aria-keyshortcuts="a" onClick={onAdd}>
            Add a firm
          </Button>
        )
      }
    >
      <search aria-label="Firms" className="flex-1">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const q = field.current?.value.trim() ?? ''
            void navigate(addressFor({ q }), { preventScrollReset: true, flushSync: true })
          }}
        >
          <label htmlFor={firmSearchId} className="sr-only">
            {label}
          </label>
          <Input
            ref={field}
            id={firmSearchId}
            type="search"
            name="q"
            maxLength={200}
            before={<Glyph name="find" />}
            after={<KeyCap>/</KeyCap>}
            className="w-full max-w-88"
            placeholder={placeholder}
          />
          <Button type="submit" className="sr-only" tabIndex={-1}>
            Search
          </Button>
        </form>
      </search>
    </FilterLine>
  )
}
