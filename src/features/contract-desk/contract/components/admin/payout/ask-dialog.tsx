import { type FormEvent, type ReactNode, type RefObject, useMemo } from 'react'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import type { Mistakes } from '../contract-draft.ts'
import { type Refusal, RefusalNote } from '../refusal-note.tsx'

type AskDialogProps = {
  title: string
  about: string
  /** What follows, at the start of the foot. */
  note?: ReactNode
  refusal: Refusal | undefined
  failed: string
  mistakes: Mistakes
  label: string
  kind?: 'main' | 'stop'
  busy: string | false
  off?: string | false
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A question about money, with one answer that is sent. */
export function AskDialog(props: AskDialogProps) {
  const { title, about, note, refusal, failed, mistakes, label, kind = 'main', busy, off, onClose } = props
  const form = useFocusOnMistake(mistakes)
  const initialFocus = useMemo(() => firstEmpty(form), [form])
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!busy && !off) props.onSubmit()
  }
  useMainKey(submit)
  return (
    <Dialog open {...{ onClose, title, about, initialFocus }}>
      <form ref={form} noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title={failed} />
        {props.children}
        <DialogFoot note={note}>
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind={kind} keys="Ctrl Enter" busy={busy} off={off}>
            {label}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** What has to be typed; without such a field, the title. */
const firstEmpty = (form: RefObject<HTMLFormElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    const fields = form.current?.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio]), textarea, select',
    )
    return [...(fields ?? [])].find(({ value }) => value === '') ?? null
  },
})
