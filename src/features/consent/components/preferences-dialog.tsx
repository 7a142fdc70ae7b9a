import { type FormEvent, useId } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { buttonWords } from '../content.ts'
import {
  acceptAll,
  type CookieCategory,
  type CookiePreferences,
  cookieCategories,
  refuseAll,
  refusedBySignal,
} from '../schema.ts'
import { categoryWords, dialogWords } from './preferences-words.ts'

export type PreferencesDialogProps = {
  open: boolean
  /** What was chosen before. Nothing optional is on until someone turns it on. */
  choice: CookiePreferences | undefined
  /** The browser sends Global Privacy Control. */
  signal: boolean
  onDecide: (preferences: CookiePreferences) => void
  onClose: () => void
}

/** Loaded when it is first asked for. Escape and the close button leave the choice as it was. */
export default function PreferencesDialog(props: PreferencesDialogProps) {
  const { open, onClose, onDecide, signal, choice = refuseAll } = props
  const formId = useId()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const on = new FormData(event.currentTarget)
    onDecide({
      necessary: true,
      analytics: on.has('analytics'),
      marketing: on.has('marketing'),
      functional: on.has('functional'),
    })
  }
  const isLocked = (category: CookieCategory) =>
    category === 'necessary' || (signal && refusedBySignal.includes(category))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={dialogWords.title}
      actions={
        <div className="grid grow grid-cols-2 gap-3 sm:flex">
          <Button size="small" type="submit" form={formId} className="max-sm:col-span-2 sm:mr-auto">
            {buttonWords.save}
          </Button>
          <Button size="small" variant="outline" onClick={() => onDecide(refuseAll)}>
            {buttonWords.reject}
          </Button>
          <Button size="small" variant="outline" onClick={() => onDecide(acceptAll)}>
            {buttonWords.accept}
          </Button>
        </div>
      }
    >
      <p className="font-sans text-[1rem]">{dialogWords.lead}</p>
      {signal && (
        <div className="mt-4">
          <Notice>{dialogWords.signal}</Notice>
        </div>
      )}
      <form id={formId} onSubmit={save} className="hairlines hairlines-closed mt-4">
        {cookieCategories.map((category) => (
          <Switch
            key={category}
            name={category}
            {...categoryWords[category]}
            disabled={isLocked(category)}
            defaultChecked={choice[category] && (category === 'necessary' || !isLocked(category))}
          />
        ))}
      </form>
      <p className="mt-4 font-sans text-small text-soft">
        {!signal && `${dialogWords.signalOffered} `}
        <TextLink to={paths.cookiePolicy} onClick={onClose}>
          {dialogWords.policy}
        </TextLink>
      </p>
    </Dialog>
  )
}
