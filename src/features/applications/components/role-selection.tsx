import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { applyTexts, identityTexts, Texts } from '#features/content/content.ts'
import { Button } from '#ui/button.tsx'
import { RadioCard, RadioCardGroup } from '#ui/radio-card.tsx'
import { ApplyByPhone } from './role-selection-phone.tsx'
import { RolePreview } from './role-selection-preview.tsx'
import { isRole, type Role, roles } from './role-selection-steps.ts'

export type RoleSelectionTexts = Texts<typeof applyTexts & typeof identityTexts>

const questionId = 'application-role'

/** The start of every application: who is applying decides which questions follow. */
export function RoleSelection({ texts }: { texts: RoleSelectionTexts }) {
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<Role>()
  const [continued, setContinued] = useState(false)

  // The choice may have been made before the scripts came, or kept by the browser over a reload.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('role')
    if (isRole(chosen)) setRole(chosen)
  }, [])

  function proceed(event: FormEvent) {
    event.preventDefault()
    setContinued(true)
  }
  function goBack() {
    setRole(undefined)
    setContinued(false)
    requestAnimationFrame(() => document.getElementById(questionId)?.focus())
  }

  if (role && continued) return <RolePreview role={role} texts={texts} onBack={goBack} />
  return (
    <>
      <form ref={form} onSubmit={proceed} className="noscript:hidden">
        <RadioCardGroup id={questionId} name="role" legend={texts['apply.question']}>
          {roles.map((value) => (
            <RadioCard
              key={value}
              value={value}
              label={texts[`apply.${value}.title`]}
              description={texts[`apply.${value}.description`]}
              onChange={() => setRole(value)}
            />
          ))}
        </RadioCardGroup>
        <Button type="submit" variant="apply" disabled={!role} className="mt-6 max-sm:w-full">
          Continue Application
        </Button>
      </form>
      <div className="hidden noscript:block">
        <ApplyByPhone texts={texts} />
      </div>
    </>
  )
}
