import { Button } from '#ui/button.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'
import { CallToApply } from './role-selection-phone.tsx'
import { type Role, stepsOf } from './role-selection-steps.ts'

type RolePreviewProps = { role: Role; texts: RoleSelectionTexts; onBack: () => void }

/** Stands where the wizard will be: what it will ask, and how to apply today. */
export function RolePreview({ role, texts, onBack }: RolePreviewProps) {
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus} className="text-title font-medium">
        {role === 'plaintiff' ? 'Your application in four steps' : 'Your client’s application in four steps'}
      </h3>
      <ol className="hairlines hairlines-closed mt-5">
        {stepsOf[role].map(({ title, asks }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] py-3">
            <span className="figures pt-0.5 text-title leading-none text-brand" aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <b className="block leading-snug">{title}</b>
              <span className="block leading-snug text-soft">{asks}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="my-5">{texts['apply.soon']}</p>
      <CallToApply texts={texts} />
      <Button variant="outline" className="mt-4 max-sm:w-full" onClick={onBack}>
        Back to Role Selection
      </Button>
    </>
  )
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()
