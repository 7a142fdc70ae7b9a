import { useEffect, useRef } from 'react'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { successWords } from '../content/after-sending.ts'
import { Certificate } from './certificate.tsx'
import { DocumentList } from './document-list.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'

export type SuccessScreenProps = {
  sent: SentApplication
  /** False when someone comes back later for something else: then the page does not scroll here. */
  isNew: boolean
  texts: RoleSelectionTexts
  onChange: (sent: SentApplication | undefined) => void
}

/** Shown after applying: the certificate, and below it what can be added at once. */
export function SuccessScreen({ sent, isNew, texts, onChange }: SuccessScreenProps) {
  const words = useWords(successWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const phone = texts['global.contact.phone']

  // biome-ignore lint/correctness/useExhaustiveDependencies: another application is another screen
  useEffect(() => {
    if (!isNew) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [sent.id])

  return (
    <div data-application-sent="" className="mx-auto max-w-[60rem] max-sm:-mx-1">
      <Certificate sent={sent} heading={heading} />
      <div className="on-sheet mt-4 rounded-md px-4 py-6 sm:p-8 lg:mt-8 lg:px-[5.25rem] print:hidden">
        <DocumentList sent={sent} onChange={onChange} />
        <p className="mt-5">
          {words.questions} <a href={phoneLink(phone)}>{phone}</a>
        </p>
        <div className="mt-6 border-t border-rule pt-4">
          <p className="font-sans text-small text-soft">
            {words.kept[readDeviceOwner() === 'own' ? 'own' : 'shared']}
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-mx-[1.1rem] mt-1 text-left"
            onClick={() => onChange(undefined)}
          >
            {words.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
