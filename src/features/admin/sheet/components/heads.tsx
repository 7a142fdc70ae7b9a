import { useState } from 'react'
import { Bar } from '../../kit/components/bar.tsx'
import { Button, type ButtonKind } from '../../kit/components/button.tsx'
import { IconButton } from '../../kit/components/icon-button.tsx'
import { KeyHint, Keys } from '../../kit/components/keys.tsx'
import { StatusMark } from '../../kit/components/mark.tsx'
import { Menu } from '../../kit/components/menu.tsx'
import { PageHead } from '../../kit/components/page-head.tsx'
import { SectionHead } from '../../kit/components/section-head.tsx'
import { Segments } from '../../kit/components/segments.tsx'
import { As, Part } from './part.tsx'

export function Heads() {
  return (
    <>
      <Part
        title="Page head"
        names="PageHead, 56 high"
        span={2}
        note="24 side, title 28/36 Newsreader 500, one line of help at most, end holds at most one main button."
      >
        <div className="sheet-edge">
          <PageHead title="Clocks and signatures" about="Working hours, promises, second signature">
            <Button kind="bare" keys="h">
              History
            </Button>
            <Button keys="Ctrl Enter">Save</Button>
          </PageHead>
        </div>
      </Part>
      <Part title="Headings" names="h1, h2, h3">
        <h1>File, page: 28/36</h1>
        <p className="sheet-h2">Section, panel: 19/24</p>
        <p className="k-name">Person, item: 16/20</p>
        <p className="sheet-label">Field label: Public Sans 600, 13/18</p>
        <p className="k-small">Help, time, count: 12/16</p>
      </Part>
      <Buttons />
      <Part
        title="Bar, key hints"
        names="Bar 48, Keys 32, SectionHead"
        note="A bar never wraps. What doesn't fit goes into More, from the left of the bare ones."
      >
        <div className="sheet-edge">
          <Bar
            end={
              <>
                <Button kind="bare" keys="m">
                  Mail
                </Button>
                <Button keys="d">Judge 2</Button>
              </>
            }
          >
            <StatusMenu />
            <span className="k-quiet">4 h left of 24</span>
          </Bar>
          <Keys end={<KeyHint keys={['?']}>all keys</KeyHint>}>
            <KeyHint keys={['j', 'k']}>move</KeyHint>
            <KeyHint keys={['x']}>select</KeyHint>
          </Keys>
        </div>
        <SectionHead title="Answers" about="given Nov 12 by phone">
          <Button kind="bare" keys="e">
            Correct
          </Button>
        </SectionHead>
      </Part>
    </>
  )
}

function StatusMenu() {
  const [status, setStatus] = useState<'received' | 'in-review'>('in-review')
  const choice = (value: typeof status, label: string) => ({
    label,
    mark: <StatusMark status={value} />,
    isChosen: value === status,
    onSelect: () => setStatus(value),
  })
  return (
    <Menu
      kind="line"
      name="New status"
      label={
        <>
          <StatusMark status={status} />
          {status === 'received' ? 'Received' : 'In review'}
        </>
      }
      items={[choice('received', 'Received'), choice('in-review', 'In review')]}
    />
  )
}

const rows: readonly { kind: ButtonKind; word: string; busy: string; keys: string }[] = [
  { kind: 'main', word: 'Save', busy: 'Saving', keys: 'Ctrl Enter' },
  { kind: 'line', word: 'Skip', busy: 'Sending', keys: 'j' },
  { kind: 'bare', word: 'Note', busy: 'Saving', keys: 'n' },
  { kind: 'stop', word: 'Reject', busy: 'Sending', keys: 'r' },
  { kind: 'start', word: 'New application', busy: 'Starting', keys: '+' },
]

function Buttons() {
  const [segment, setSegment] = useState<'both' | '1' | '2'>('both')
  return (
    <Part
      title="Button"
      names="Button main, line, bare, stop, start; IconButton, Segments"
      span={2}
      note="32 high, 12 side (bare 8), corner 3, 13/600 (bare 500). An off button stays in the tab order and says why."
    >
      <div className="sheet-scroll">
        <table className="sheet-states">
          <thead>
            <tr>
              <td />
              {['rest', 'hover', 'focus', 'off', 'busy'].map((word) => (
                <th key={word}>{word}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, word, busy, keys }) => (
              <tr key={kind}>
                <th>{kind}</th>
                <td>
                  <Button kind={kind} keys={keys}>
                    {word}
                  </Button>
                </td>
                <td>
                  <As state="hover">
                    <Button kind={kind}>{word}</Button>
                  </As>
                </td>
                <td>
                  <As state="focus">
                    <Button kind={kind}>{word}</Button>
                  </As>
                </td>
                <td>
                  <Button kind={kind} off="Waits for Ada">
                    {word}
                  </Button>
                </td>
                <td>
                  <Button kind={kind} busy={busy}>
                    {word}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="sheet-row">
        <IconButton label="More" glyph="more" />
        <IconButton label="List" glyph="files" aria-pressed />
        <Segments
          label="Time"
          options={[
            { value: 'both', label: 'Both' },
            { value: '1', label: '-1' },
            { value: '2', label: '-2' },
          ]}
          value={segment}
          onChange={setSegment}
        />
      </div>
    </Part>
  )
}
