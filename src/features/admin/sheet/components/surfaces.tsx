import { useState } from 'react'
import { Button } from '../../kit/components/button.tsx'
import { Dialog } from '../../kit/components/dialog.tsx'
import { Dock, DockLine } from '../../kit/components/dock.tsx'
import { Empty } from '../../kit/components/empty.tsx'
import { Field } from '../../kit/components/field.tsx'
import { Fold } from '../../kit/components/fold.tsx'
import { KeyCap } from '../../kit/components/keys.tsx'
import { MoneyInput } from '../../kit/components/money-input.tsx'
import { Note } from '../../kit/components/note.tsx'
import { Panel } from '../../kit/components/panel.tsx'
import { Rail } from '../../kit/components/rail.tsx'
import { Select } from '../../kit/components/select.tsx'
import { SettingsSection } from '../../kit/components/settings-section.tsx'
import { Tick } from '../../kit/components/tick.tsx'
import { useDone } from '../../kit/components/toast.tsx'
import { Wait } from '../../kit/components/wait.tsx'
import { Part } from './part.tsx'

const nothing = () => {}

export function Panels() {
  return (
    <Part title="Panel, disclosure" names="Panel, Fold">
      <div className="sheet-edge">
        <Panel title="Dana Corliss" onClose={nothing}>
          <Fold title="2 upload links" about="good until Dec 16" action={<Button kind="bare">New</Button>}>
            <p>Each link opens the list of what is missing.</p>
          </Fold>
          <Fold
            isOpen
            title="Drive folder"
            about="in step, 9:15 AM"
            action={<Button kind="bare">Open</Button>}
          >
            <p>9 files.</p>
          </Fold>
        </Panel>
      </div>
    </Part>
  )
}

export function Surfaces() {
  return (
    <>
      <Dialogs />
      <Docks />
      <Part title="Notice, error" names="Note">
        <div className="sheet-stack">
          <Note title="The mail to Ada didn't leave." action={<Button kind="bare">Correct it</Button>}>
            The address bounced.
          </Note>
          <Note tone="calm" title="Paul changed the status" action={<Button kind="bare">Compare</Button>}>
            while you wrote.
          </Note>
          <Note tone="plain" title="You're offline.">
            2 verdicts wait here.
          </Note>
        </div>
      </Part>
      <Part title="Empty, loading" names="Empty, Wait: bars after 200 ms, no shimmer">
        <div className="sheet-duo">
          <div className="sheet-edge">
            <Empty title="Nothing to judge">The next documents are due Tuesday.</Empty>
          </div>
          <div className="sheet-edge sheet-inset">
            <Wait />
          </div>
        </div>
      </Part>
      <Part
        title="Section of settings"
        names="SettingsSection: 232, 32, at most 760; Rail"
        span={2}
        note="Says what it does in a sentence. Saves with the page, by one button in the head."
      >
        <Rail
          label="Settings"
          groups={[
            [
              {
                to: '/dev/ui',
                label: 'Clocks and signatures',
                isNarrow: true,
                parts: [{ to: '#undo', label: 'Undo' }],
              },
              { to: '/dev/ui/rules', label: 'State rules', count: '3 to check', isRed: true },
              { to: '/dev/ui/mail', label: 'Mail and templates', count: '1 open' },
            ],
          ]}
        />
        <SettingsSection title="Second signature" about="Two people sign before much money leaves.">
          <Second />
        </SettingsSection>
      </Part>
    </>
  )
}

function Second() {
  const [above, setAbove] = useState<number | undefined>(1_000_000)
  return (
    <div className="k-form">
      <Field label="Above" className="max-w-32">
        <MoneyInput value={above} onChange={setAbove} />
      </Field>
      <Tick defaultChecked label="The second never is who approved" />
    </div>
  )
}

/** Drawn in its place on the sheet, and opened for real by the button. */
function Dialogs() {
  const [isOpen, setOpen] = useState(false)
  const to = [{ value: 'dana', label: 'Dana Corliss, 14 open' }]
  return (
    <Part
      title="Dialog"
      names="Dialog, small 520, wide 860"
      note="Only for decisions and for things with a receiver."
    >
      <div className="sheet-veil">
        <div className="dialog on-sheet sheet-dialog">
          <div className="dialog-head">
            <h2>Assign 3 files</h2>
          </div>
          <div className="dialog-body">
            <Field label="To">
              <Select options={to} />
            </Field>
          </div>
          <div className="dialog-actions">
            <p>
              <KeyCap>z</KeyCap> takes it back
            </p>
            <div className="k-end">
              <Button kind="bare" keys="Esc">
                Cancel
              </Button>
              <Button keys="Ctrl Enter" onClick={() => setOpen(true)}>
                Assign 3
              </Button>
            </div>
          </div>
        </div>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Assign 3 files"
        about="to one person"
        note="z takes it back"
        actions={
          <>
            <Button kind="bare" keys="Esc" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button keys="Ctrl Enter" onClick={() => setOpen(false)}>
              Assign 3
            </Button>
          </>
        }
      >
        <Field label="To">
          <Select options={to} />
        </Field>
      </Dialog>
    </Part>
  )
}

function Docks() {
  const done = useDone()
  return (
    <Part title="Dock, toast" names="Dock 560, Toast">
      <div className="sheet-edge sheet-dock">
        <Dock
          title="Mail to Ada Byline"
          onFold={nothing}
          onClose={nothing}
          foot={
            <>
              <span>Remind me: Thu</span>
              <div className="k-end">
                <Button keys="Ctrl Enter" onClick={() => done('3 files are yours now.', nothing)}>
                  Send
                </Button>
              </div>
            </>
          }
        >
          <DockLine label="Subject">
            <b>Two documents for your client</b>
          </DockLine>
        </Dock>
      </div>
      <div className="toast on-sheet sheet-toast">
        <div className="toast-words">3 files are yours now.</div>
        <button
          type="button"
          className="button button-outline button-small"
          data-radix-toast-announce-alt="Undo"
        >
          Undo
        </button>
      </div>
    </Part>
  )
}
