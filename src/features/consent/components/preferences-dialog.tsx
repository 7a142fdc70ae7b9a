import { type FormEvent, useId } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { preferencesWords } from '../content/preferences.ts'
import { consentWords } from '../content.ts'
import {
  acceptAll,
  type CookieCategory,
  type CookiePreferences,
  cookieCategories,
  preferencesOf,
  refuseAll,
  refusedBySignal,
} from '../schema.ts'

export type PreferencesDialogProps = {
  open: boolean
  /** Nothing optional is on until someone turns it on. */
  choice: CookiePreferences | undefined
  signal: boolean
  onDecide: (preferences: CookiePreferences) => void
  onClose: () => void
}

/** Escape and the close button leave the choice as it was. */
export default function PreferencesDialog(props: PreferencesDialogProps) {
  const { open, onClose, onDecide, signal, choice = refuseAll } = props
  const words = useWords(preferencesWords)
  const buttons = useWords(consentWords)
  const formId = useId()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const on = new FormData(event.currentTarget)
    onDecide(preferencesOf((category) => on.has(category)))
  }
  const isLocked = (category: CookieCategory) =>
    category === 'necessary' || (signal && refusedBySignal.includes(category))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <div className="grid grow grid-cols-2 gap-3 sm:flex">
          <Button size="small" type="submit" form={formId} className="max-sm:col-span-2 sm:mr-auto">
            {buttons.save}
          </Button>
          <Button size="small" variant="outline" onClick={() => onDecide(refuseAll)}>
            {buttons.reject}
          </Button>
          <Button size="small" variant="outline" onClick={() => onDecide(acceptAll)}>
            {buttons.accept}
          </Button>
        </div>
      }
    >
      <p className="font-sans text-[1rem]">{words.lead}</p>
      {signal && (
        <div className="mt-4">
          <Notice>{words.signal}</Notice>
        </div>
      )}
      <form id={formId} onSubmit={save} className="hairlines hairlines-closed mt-4">
        {cookieCategories.map((category) => (
          <Switch
            key={category}
            name={category}
            {...words.categories[category]}
            disabled={isLocked(category)}
            defaultChecked={choice[category] && (category === 'necessary' || !isLocked(category))}
          />
        ))}
      </form>
      <p className="mt-4 font-sans text-small text-soft">
        {!signal && `${words.signalOffered} `}
        <TextLink to={paths.cookiePolicy} onClick={onClose}>
          {words.policy}
        </TextLink>
      </p>
    </Dialog>
  )
}
