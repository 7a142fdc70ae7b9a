import { useEffect, useRef } from 'react'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { phoneLink } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { successWords } from '../content/after-sending.ts'
import { Certificate } from './certificate.tsx'
import { DocumentList } from './document-list.tsx'
import type { FormTexts } from './form-frame.tsx'
import { KeepLink } from './keep-link.tsx'

export type SuccessScreenProps = {
  sent: SentApplication
  /** False on a later visit: then the page doesn't scroll here. */
  isNew: boolean
  texts: FormTexts
  onChange: (sent: SentApplication | undefined) => void
}

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
    <div data-application-sent="" className="form-sent on-green">
      <div className="page-width">
        <div className="mx-auto max-w-[60rem] max-sm:-mx-1">
          <Certificate sent={sent} heading={heading} />
          <KeepLink key={sent.id} sent={sent} company={texts['global.brand.name']} phone={phone} />
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
      </div>
    </div>
  )
}
