import { type FormEvent, useRef } from 'react'
import type { DeviceOwner } from '#lib/browser-store/own-device.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { aloneWords } from '../content/alone.ts'
import { wizardWords } from '../content/wizard.ts'
import { ActionBar } from './action-bar.tsx'
import { ApplyByPhone } from './apply-by-phone.tsx'
import type { FormTexts } from './form-frame.tsx'
import { leaveForRoles } from './open-form.ts'

export const questionsId = 'questions'

export const owners = ['own', 'shared'] as const satisfies readonly DeviceOwner[]

type DeviceScreenProps = { texts: FormTexts; onAnswer: (owner: DeviceOwner) => void }

/** Asked once, before the first question. Without its script the answer is sent to this page, which then shows the questions. */
export function DeviceScreen({ texts, onAnswer }: DeviceScreenProps) {
  const locale = useLocale()
  const words = useWords(aloneWords).device
  const { backToRoles } = useWords(wizardWords)
  const form = useRef<HTMLFormElement>(null)

  function answer(event: FormEvent) {
    event.preventDefault()
    const chosen = form.current && new FormData(form.current).get('device')
    onAnswer(chosen === 'own' ? 'own' : 'shared')
  }
  return (
    <form
      ref={form}
      action={`#${questionsId}`}
      onSubmit={answer}
      data-device-question=""
      className="form-screen form-device"
    >
      <div className="page-width form-solo flex-1">
        <p className="form-step-name">{words.step}</p>
        <h1 className="form-question">{words.title}</h1>
        <p className="mt-2 font-sans text-soft">{words.lead}</p>
        <div className="mt-6">
          <FieldGroup legend={<VisuallyHidden>{words.title}</VisuallyHidden>} name="device">
            <div className="grid gap-3">
              {owners.map((owner) => (
                <RadioCard
                  key={owner}
                  value={owner}
                  label={words.answers[owner].label}
                  description={words.answers[owner].help}
                />
              ))}
            </div>
          </FieldGroup>
        </div>
        <p className="mt-4 font-sans text-small text-soft">{words.default}</p>
        <p className="mt-2 font-sans text-small text-soft">{words.nothingSent}</p>
        <p className="mt-3 font-sans text-small">
          <a href={addressIn(locale, paths.helpFirst)} className="inline-flex min-h-tap items-center">
            {words.help}
          </a>
        </p>
        <p className="pb-6">
          <Button
            variant="quiet"
            size="small"
            className="-ml-[1.1rem] noscript:hidden"
            onClick={() => leaveForRoles(locale)}
          >
            {backToRoles}
          </Button>
        </p>
        <div className="hidden pb-6 noscript:block">
          <ApplyByPhone texts={texts} />
        </div>
      </div>
      <ActionBar>
        <Button type="submit">{words.go}</Button>
      </ActionBar>
    </form>
  )
}
