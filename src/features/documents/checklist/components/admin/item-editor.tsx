import { type FormEvent, useRef, useState } from 'react'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ChecklistItem } from '../../schema.ts'
import { type ItemChange, useChangeItem, useOrderItems } from './checklist-queries.ts'

type ItemEditorProps = {
  applicationId: string
  items: readonly ChecklistItem[]
  at: number
}

export function ItemEditor({ applicationId, items, at }: ItemEditorProps) {
  const [isOpen, setOpen] = useState(false)
  const item = items[at]
  if (!item) return null
  return (
    <>
      <Button kind="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Change<VisuallyHidden> {item.name}</VisuallyHidden>
      </Button>
      {isOpen && <ItemForm {...{ applicationId, items, at, item }} onClose={() => setOpen(false)} />}
    </>
  )
}

type ItemFormProps = ItemEditorProps & { item: ChecklistItem; onClose: () => void }

function ItemForm({ applicationId, items, at, item, onClose }: ItemFormProps) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(item)
  const { mutateAsync: changeItem, isPending } = useChangeItem(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const hasSameWords = wordsIn(opened) === wordsIn(item)

  async function change(on: ChecklistItem, changes: ItemChange, done: string) {
    try {
      await changeItem({ item: on, ...changes })
      reportSuccess(done)
      onClose()
    } catch (error) {
      if (isConflict(error) && changes.waived === undefined) fallBehind()
      else reportFailure(error, 'Please try again.', 'Not changed')
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wordsOf = (field: string) => String(typed.get(field) ?? '').trim()
    const words = { name: wordsOf('name'), help: wordsOf('help'), isRequired: typed.has('isRequired') }
    // A file that arrived or was judged meanwhile has nothing to do with the words.
    change(hasSameWords ? item : opened, words, 'Item changed')
  }
  return (
    <form onSubmit={submit} className="checklist-more k-form pb-3">
      {isBehind && (
        <BehindNotice onKeep={catchUp}>
          {item.name}. {item.help} {item.isRequired ? 'Required.' : 'Helpful.'}
        </BehindNotice>
      )}
      <Field label="Name">
        <Input name="name" defaultValue={opened.name} required maxLength={120} />
      </Field>
      <Field label="Help" help="A sentence that the sender reads.">
        <Textarea name="help" rows={2} defaultValue={opened.help} maxLength={500} />
      </Field>
      <Tick name="isRequired" label="We can’t decide without it" defaultChecked={opened.isRequired} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save item
        </Button>
        <MoveButtons applicationId={applicationId} items={items} at={at} />
        <Button
          kind="line"
          onClick={() =>
            change(item, { waived: !item.waivedAt }, item.waivedAt ? 'Asked for again' : 'Taken off the list')
          }
        >
          {item.waivedAt ? 'Ask for it again' : 'Waive'}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </Button>
        <Button kind="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const wordsIn = ({ name, help, isRequired }: ChecklistItem) => JSON.stringify([name, help, isRequired])

/** The pressed button keeps the focus while its item moves. */
function MoveButtons({ applicationId, items, at }: ItemEditorProps) {
  const { mutate } = useOrderItems(applicationId)
  const buttons = useRef<Partial<Record<string, HTMLButtonElement | null>>>({})
  const name = items[at]?.name

  function move(by: number) {
    const ids = items.map(({ id }) => id)
    const [moved] = ids.splice(at, 1)
    if (!moved || at + by < 0 || at + by > ids.length) return
    ids.splice(at + by, 0, moved)
    mutate(ids, { onSuccess: () => buttons.current[String(by)]?.focus() })
  }
  return [
    { by: -1, label: 'Move up', isEnd: at === 0 },
    { by: 1, label: 'Move down', isEnd: at === items.length - 1 },
  ].map(({ by, label, isEnd }) => (
    <Button
      key={by}
      ref={(button) => {
        buttons.current[String(by)] = button
      }}
      kind="line"
      aria-disabled={isEnd}
      onClick={() => !isEnd && move(by)}
    >
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  ))
}
