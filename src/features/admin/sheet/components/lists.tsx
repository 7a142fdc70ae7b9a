import { useState } from 'react'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { Badge } from '../../kit/components/badge.tsx'
import { Bulk } from '../../kit/components/bulk.tsx'
import { Button } from '../../kit/components/button.tsx'
import { Chip } from '../../kit/components/chip.tsx'
import { Clock } from '../../kit/components/clock.tsx'
import { FilterInput, FilterLine } from '../../kit/components/filter-line.tsx'
import { Keys } from '../../kit/components/keys.tsx'
import { SquareMark, StatusMark } from '../../kit/components/mark.tsx'
import { Pager } from '../../kit/components/pager.tsx'
import { Sum, type SumWord } from '../../kit/components/sum.tsx'
import { Figures, GroupRow, Pick, Table, WaitRows } from '../../kit/components/table.tsx'
import { TabLinks, Tabs } from '../../kit/components/tabs.tsx'
import { As, Part } from './part.tsx'

const nothing = () => {}
const statuses: readonly ApplicationStatus[] = [
  ...(['received', 'in-review', 'documents-needed', 'approved', 'funded', 'declined'] as const),
]

export function Lists() {
  return (
    <>
      <Part
        title="Filter line"
        names="FilterLine, Chip"
        note="Chip 24 to look at, 32 to hit, 6 apart. Rest, focus (Enter opens, Backspace removes), not."
      >
        <div className="sheet-edge">
          <FilterLine>
            <Chip field="Status" value="open" onOpen={nothing} onRemove={nothing} />
            <As state="hover">
              <Chip field="Firm" value="Specimen" onOpen={nothing} onRemove={nothing} />
            </As>
            <As state="focus">
              <Chip field="Turn" value="Firm" isNot onOpen={nothing} onRemove={nothing} />
            </As>
            <FilterInput label="Add a filter" placeholder="Add a filter" />
          </FilterLine>
        </div>
      </Part>
      <Part title="Tabs, views" names="TabLinks 44, Tabs, small 36">
        <div className="sheet-edge">
          <TabLinks
            label="Views"
            links={[
              { to: '/dev/ui', label: 'Open', count: '61', isCurrent: true },
              { to: '/dev/ui?mine', label: 'Mine', count: '12' },
              { to: '/dev/ui?judge', label: 'To judge', count: '14' },
            ]}
          />
          <Tabs
            isSmall
            label="Write"
            tabs={['Note', 'Mail', 'Call'].map((label) => ({ id: label, label, content: null }))}
          />
        </div>
      </Part>
      <Part title="Figures" names="Figures" note="Read, not chosen from. The first column is words.">
        <Figures caption="Two versions">
          <thead>
            <tr>
              <th scope="col">What differs</th>
              <th scope="col">2</th>
              <th scope="col">3</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                Likely gross <small>Specials by 1.75</small>
              </th>
              <td>$105,000</td>
              <td>$120,000</td>
            </tr>
          </tbody>
        </Figures>
      </Part>
      <Part
        title="Badge, clock, money"
        names="Badge, Clock, Sum"
        note="Shape and word; color only repeats. No pills."
      >
        <div className="sheet-duo sheet-badges">
          {statuses.map((status) => (
            <Badge key={status} mark={<StatusMark status={status} />}>
              {statusOf(status).label}
            </Badge>
          ))}
          <Badge mark={<SquareMark state="needed" />}>Needed</Badge>
          <Badge mark={<SquareMark state="received" />}>Received</Badge>
          <Badge mark={<SquareMark state="accepted" />}>Accepted</Badge>
          <Badge tone="critical" mark={<SquareMark state="rejected" />}>
            Rejected
          </Badge>
          <span>
            <Clock words="Late 2 h" isLate />
          </span>
          <span>
            <Clock words="4 h left" passed={0.82} />
          </span>
          <Sum amount="$12,500" word="offered" />
          <Sum amount="$16,560" word="owed" />
        </div>
      </Part>
      <Files />
    </>
  )
}

export function Pages() {
  return (
    <Part
      title="Pages, bulk bar"
      names="Pager, Bulk 40"
      note="Every key and menu acts on the selection; the button says how many. Bulk takes the filter line's place."
    >
      <div className="sheet-edge">
        <Bulk count="3 files">
          <Button kind="bare" keys="i">
            Take 3
          </Button>
          <Button kind="bare" keys="q">
            Request
          </Button>
          <Button kind="bare" keys=".">
            More
          </Button>
        </Bulk>
        <Keys end={<Pager words="1–50 of 1,204" onLater={nothing} />}>
          <span>61 files</span>
        </Keys>
      </div>
    </Part>
  )
}

type Row = {
  name: string
  status: ApplicationStatus
  sum?: readonly [string, SumWord]
  clock: { words: string; passed?: number; isLate?: boolean; isStill?: boolean }
  state: string
  mark?: Record<`data-${string}`, ''>
}

const files: readonly Row[] = [
  {
    ...{ name: 'Harriet Plumb', status: 'received', sum: ['$5–10k', 'asked'], state: 'unread' },
    ...{ clock: { words: 'Late 2 h', isLate: true }, mark: { 'data-unread': '' } },
  },
  {
    ...{ name: 'Lucia Farthing', status: 'in-review', sum: ['$25–50k', 'asked'], state: 'rest' },
    clock: { words: '6 h left', passed: 0.75 },
  },
  {
    ...{ name: 'Nora Kettle', status: 'in-review', sum: ['$1–5k', 'asked'], state: 'hover' },
    ...{ clock: { words: '11 h left', passed: 0.54 }, mark: { 'data-hover': '' } },
  },
  {
    ...{ name: 'Ezra Thimble', status: 'approved', sum: ['$12,500', 'offered'], state: 'key cursor' },
    ...{ clock: { words: '14 h left', passed: 0.42 }, mark: { 'data-cursor': '' } },
  },
  {
    ...{ name: 'Amos Tidewater', status: 'in-review', sum: ['$10–25k', 'asked'], state: 'selected' },
    ...{ clock: { words: '18 h left', passed: 0.25 }, mark: { 'data-selected': '' } },
  },
  {
    ...{ name: 'Odessa Fairweather', status: 'in-review', sum: ['$10–25k', 'asked'], state: 'open' },
    ...{ clock: { words: '4 h left', passed: 0.82 }, mark: { 'data-open': '' } },
  },
  {
    ...{ name: 'Otto Lind', status: 'withdrawn', state: 'closed' },
    ...{ clock: { words: 'Closed', isStill: true }, mark: { 'data-off': '' } },
  },
]

function Files() {
  const [picked, setPicked] = useState(new Set(['Amos Tidewater']))
  const pick = (name: string, isChecked: boolean) => {
    const next = new Set(picked)
    if (isChecked) next.add(name)
    else next.delete(name)
    setPicked(next)
  }
  return (
    <Part title="Table" names="Table, head 28, row 36 (44 with a second line)" span={2}>
      <Table caption="Files">
        <thead>
          <tr>
            <td />
            <th scope="col">Client</th>
            <th scope="col">Status</th>
            <th scope="col" className="number">
              Our money
            </th>
            <th scope="col" className="number" aria-sort="descending">
              Clock ▾
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          <GroupRow title="Late" about="1 file" columns={6} isRed />
          {files.map(({ name, status, sum, clock, state, mark }) => (
            <tr key={name} {...mark}>
              <Pick
                label={`Select ${name}`}
                isChecked={picked.has(name)}
                onChange={(isChecked) => pick(name, isChecked)}
              />
              <th scope="row">{name}</th>
              <td>
                <Badge mark={<StatusMark status={status} />}>{statusOf(status).label}</Badge>
              </td>
              <td className="number">{sum && <Sum amount={sum[0]} word={sum[1]} />}</td>
              <td className="number">
                <Clock {...clock} />
              </td>
              <td className="k-small">{state}</td>
            </tr>
          ))}
          <WaitRows columns={6} />
        </tbody>
      </Table>
    </Part>
  )
}
