import { type ReactNode, type RefObject, useState } from 'react'
import { isReference } from '#lib/case-reference.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'

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
        {page.mayWrite ? words.heading(client.name) : words.readTitle(client.name)}
      </h1>
      <p className="mt-3 text-lead text-soft empty:hidden">
        {!page.isDecided &&
          page.mayWrite &&
          (client.isWard ? words.leadForWard : words.lead)(client.firstName)}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-y border-rule py-1 font-sans">
        {isReference(token) ? (
          <a href={paths.firm} className="inline-flex min-h-tap items-center">
            {words.toRoom}
          </a>
        ) : (
          <>
            <span>{words.notForYou}</span>
            <TapForm action={paths.firmPage(token)} intent="wrong-recipient" onTap={onWrongRecipient}>
              {words.wrongRecipient}
            </TapForm>
          </>
        )}
      </div>
      {!isReference(token) && (
        <p className="mt-2 font-sans text-small">
          <a href={paths.firm} className="inline-flex min-h-tap items-center">
            {words.toRoom}
          </a>
        </p>
      )}
    </>
  )
}

type WrongRecipientProps = {
  token: string
  heading: RefObject<HTMLHeadingElement | null>
  failure: string | undefined
  onUndo: () => Promise<void>
}

export function WrongRecipient({ token, heading, failure, onUndo }: WrongRecipientProps) {
  const { wrong: words } = useWords(firmWords)
  return (
    <div className="max-w-measure pt-8">
      <h1 ref={heading} tabIndex={-1} className="text-title lg:text-h2">
        {words.heading}
      </h1>
      <p className="mt-4 text-lead">{words.text}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 border-y border-rule py-1 font-sans">
        <span>{words.byMistake}</span>
        <TapForm action={paths.firmPage(token)} intent="undo" onTap={onUndo}>
          {words.undo}
        </TapForm>
      </div>
      {failure && (
        <div className="mt-6">
          <Notice tone="critical" announce>
            {failure}
          </Notice>
        </div>
      )}
    </div>
  )
}

type TapFormProps = {
  action: string
  intent: string
  onTap: () => Promise<void>
  children: ReactNode
}

/** A form, so that it works before scripts arrive, and without them. */
function TapForm({ action, intent, onTap, children }: TapFormProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      method="post"
      action={action}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        setBusy(true)
        await onTap()
        setBusy(false)
      }}
    >
      <Button type="submit" name="intent" value={intent} variant="quiet" size="small" className="px-0">
        {children}
      </Button>
    </form>
  )
}
