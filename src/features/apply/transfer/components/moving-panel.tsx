import { useEffect, useRef, useState } from 'react'
import type { Moving } from '#features/apply/drafts/components/draft.ts'
import { drawSquares } from '#lib/qr-squares.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Button, ButtonAnchor } from '#ui/plain-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { movingWords } from '../content/words.ts'
import type { MoverState } from './draft-mover.ts'
import { linkTo } from './use-moving.ts'

type MovingPanelProps = {
  moving: Moving | undefined
  onOffer: () => Promise<MoverState>
  onClose: () => void
}

export function MovingPanel({ moving, onOffer, onClose }: MovingPanelProps) {
  const words = useWords(movingWords)
  const [offered, setOffered] = useState<MoverState>()

  async function offer() {
    setOffered(undefined)
    setOffered(await onOffer())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    offer()
  }, [])

  const isReady = offered?.kind === 'here' && moving !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.panel.title}
      actions={
        <Button variant="outline" onClick={onClose}>
          {words.panel.close}
        </Button>
      }
    >
      {!offered && <LoadingText>{words.panel.making}</LoadingText>}
      {offered && !isReady && (
        <>
          <Notice tone="critical" announce>
            {offered.kind === 'too-long' ? words.tooLong : complaintOf(offered, words.unreachable)}
          </Notice>
          {offered.kind !== 'too-long' && (
            <Button className="mt-4" onClick={offer}>
              {words.panel.again}
            </Button>
          )}
        </>
      )}
      {isReady && <LinkWays link={linkTo(moving)} />}
    </Dialog>
  )
}

const complaintOf = (state: MoverState, usual: string) =>
  (state.kind === 'unreachable' && state.message) || usual

export function LinkWays({ link }: { link: string }) {
  const { panel: words, mail } = useWords(movingWords)
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(words.copied)
    } catch {
      field.current?.select()
      setSaid(words.copyByHand)
    }
  }
  // The visitor's own mail program: a mailto link never reaches us.
  const letter = `mailto:?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body(link))}`
  return (
    <div className="font-sans">
      <p>{words.lead}</p>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-[auto_1fr]">
        <QrCode {...drawSquares(link)} label={words.code} className="size-56 max-sm:mx-auto" />
        <div className="grid content-start gap-4">
          <Field label={words.link}>
            <Input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={copy}>
              {words.copy}
            </Button>
            <ButtonAnchor variant="outline" size="small" href={letter}>
              {words.mail}
            </ButtonAnchor>
            {typeof navigator.share === 'function' && (
              <Button
                variant="outline"
                size="small"
                // Closing the sheet without choosing is fine.
                onClick={() => navigator.share({ url: link, title: mail.subject }).catch(() => {})}
              >
                {words.share}
              </Button>
            )}
          </div>
          <p role="status" className="min-h-[1.5em] text-small">
            {said || words.waiting}
          </p>
        </div>
      </div>
      <p className="mt-4 text-small text-soft">{words.mailNote}</p>
      <p className="mt-2 text-small text-soft">{words.privacy}</p>
    </div>
  )
}
