import type { RefObject } from 'react'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'
import { TapForm } from './tap-form.tsx'

type FirmHeadProps = {
  page: OpenFirmPage
  token: string
  heading: RefObject<HTMLHeadingElement | null>
  onWrongRecipient: () => Promise<void>
}

export function FirmHead({ page, token, heading, onWrongRecipient }: FirmHeadProps) {
  const words = useWords(firmWords)
  const { client, firmName } = page
  return (
    <>
      <p className="font-sans text-small text-soft wrap-anywhere">{words.for(firmName)}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-h2 wrap-anywhere">
        {words.heading(client.name)}
      </h1>
      <p className="mt-3 text-lead text-soft">
        {(client.isWard ? words.leadForWard : words.lead)(client.firstName)}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-y border-rule py-1 font-sans">
        <span>{words.notForYou}</span>
        <TapForm action={paths.firmPage(token)} intent="wrong-recipient" onTap={onWrongRecipient}>
          {words.wrongRecipient}
        </TapForm>
      </div>
    </>
  )
}
