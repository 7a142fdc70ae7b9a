import { useEffect, useRef, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { compareSheets } from '../../schema/comparison.ts'
import { sayFigure } from '../../schema/figure-words.ts'
import type { ValueLine, ValueSheet, ValueVersion } from '../../schema/sheet.ts'
import { sayMoney, sayWhen } from './sheet-words.ts'
import { useValue } from './value-queries.ts'

type CompareVersionsProps = {
  applicationId: string
  /** The version on the screen, with what it comes to as somebody types. */
  value: Pick<ValueSheet, 'number' | 'lines' | 'results' | 'versions'>
  /** Somebody asked for it: it comes into sight. */
  isCalled: boolean
  onOpen: (number: number) => void
}

/** Two versions side by side: only what differs. */
export function CompareVersions({ applicationId, value, isCalled, onOpen }: CompareVersionsProps) {
  const others = value.versions.filter(({ number }) => number !== value.number)
  const [chosen, setChosen] = useState(String(others[0]?.number))
  const other = others.find(({ number }) => String(number) === chosen) ?? others[0]
  const { data } = useValue(applicationId, other?.number)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isCalled) place.current?.focus()
  }, [isCalled])
  if (!other) return null
  const isLater = other.number > value.number
  const own = value.versions.find(({ number }) => number === value.number)
  const [first, second] = isLater ? [own, other] : [other, own]
  const differences = data && describe(isLater ? value : data, isLater ? data : value)
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="value-versions" className="value-versions">
      <SectionHead id="value-versions" title="Two versions">
        {others.length > 1 && (
          <Select
            aria-label="Compare with"
            options={others.map(({ number }) => ({ value: String(number), label: `Version ${number}` }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <Button kind="bare" onClick={() => onOpen(other.number)}>
          Open {other.number}
        </Button>
      </SectionHead>
      {!differences && <Wait lines={3}>Loading the other version…</Wait>}
      {differences?.length === 0 && <p className="k-quiet">They are the same, line by line.</p>}
      {differences && differences.length > 0 && (
        <Figures caption="What differs between two versions">
          <thead>
            <tr>
              <th scope="col">What differs</th>
              <th scope="col">{nameOf(first)}</th>
              <th scope="col">{nameOf(second)}</th>
            </tr>
          </thead>
          <tbody className="k-diff">
            {differences.map(({ title, before, after }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name.
              <tr key={at}>
                <th scope="row">{title}</th>
                <td>{before}</td>
                <td>
                  <ins>{after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </Figures>
      )}
    </section>
  )
}

/** "2, Paul, Nov 13" */
const nameOf = (version: ValueVersion | undefined) =>
  version &&
  [
    version.number,
    (version.closedBy ?? version.startedBy)?.split(' ')[0],
    sayWhen(version.closedAt ?? version.startedAt),
  ]
    .filter(Boolean)
    .join(', ')

type Compared = Parameters<typeof compareSheets>[0]

function describe(before: Compared, after: Compared) {
  const { lines, sums } = compareSheets(before, after)
  const line = (one: ValueLine | null) => (one ? sayFigure(one.name, one.figure) || 'told' : 'none')
  const sum = (cents: number | null) => (cents === null ? 'none' : sayMoney(cents))
  return [
    ...lines.map((one) => ({ title: one.title, before: line(one.before), after: line(one.after) })),
    ...sums.map((one) => ({ title: one.title, before: sum(one.before), after: sum(one.after) })),
  ]
}
