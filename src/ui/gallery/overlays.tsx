import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { useToast } from '../toast.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Shown, Specimen } from './specimen.tsx'

type Opened = 'short' | 'long' | undefined

export function Overlays() {
  const [opened, setOpened] = useState<Opened>()
  const { toast } = useToast()
  const close = () => setOpened(undefined)
  const sayNo = () =>
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'There was an error sending your message. Please try again.',
    })
  const save = () => {
    toast({ title: 'Saved', description: 'The message outlives the dialog it came from.' })
    close()
  }
  return (
    <Specimen title="What stands over the page" ground="on-tint">
      <div className="gallery-grid">
        <Shown name="Dialog">
          <div className="gallery-row">
            <Button variant="outline" onClick={() => setOpened('short')}>
              Open a short one
            </Button>
            <Button variant="outline" onClick={() => setOpened('long')}>
              Open a long one
            </Button>
          </div>
          <Dialog
            open={opened === 'short'}
            onClose={close}
            title="Remove this entry?"
            actions={
              <>
                <Button variant="danger" onClick={sayNo}>
                  Remove
                </Button>
                <Button variant="outline" onClick={close}>
                  Keep it
                </Button>
              </>
            }
          >
            <p>It cannot be brought back.</p>
          </Dialog>
          <Dialog
            open={opened === 'long'}
            onClose={close}
            title="A title that takes more than one line on a narrow screen"
            wide
            actions={<Button onClick={save}>Save</Button>}
          >
            <Field label="Name">
              <Input />
            </Field>
            <ul className="hairlines mt-6">
              {Array.from({ length: 14 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
                <li key={index} className="py-3">
                  Line {index + 1} of a list that is longer than a phone is high.
                </li>
              ))}
            </ul>
          </Dialog>
        </Shown>
        <Shown name="Toast and tooltip">
          <div className="gallery-row">
            <Button
              variant="outline"
              onClick={() => toast({ title: 'Message Sent', description: 'We will answer within 24 hours.' })}
            >
              Toast
            </Button>
            <Button variant="outline" onClick={sayNo}>
              Destructive toast
            </Button>
            <Button
              variant="outline"
              onClick={() =>
                toast({
                  title: 'Removed',
                  action: { label: 'Undo', onSelect: () => toast({ title: 'Back' }) },
                })
              }
            >
              Toast with Undo
            </Button>
          </div>
          <div className="gallery-row">
            <Tooltip text="Copies the address of this page">
              <Button variant="outline">Wait over me</Button>
            </Tooltip>
            <Tooltip text="Its neighbor opens sooner">
              <Button variant="outline">Then over me</Button>
            </Tooltip>
          </div>
        </Shown>
      </div>
    </Specimen>
  )
}
