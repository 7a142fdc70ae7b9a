import type { ReactNode } from 'react'
import { signingWords } from '#features/contracts/signing/content/words.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { formatFileSize } from '#site/file-size.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { stepWords } from '../content/words.ts'
import { CodeSpot } from './code-spot.tsx'
import { FileIcon } from './file-icon.tsx'
import { type Place, pdfAt, stepAt } from './place.ts'
import type { StepAnswer } from './step-form.ts'
import { StepGrid, StepHead } from './step-head.tsx'
import { useReadingCode } from './use-reading-code.ts'

type ConsentViewProps = { signing: Signing; place: Place; answer: StepAnswer }

/** The law wants more than a box to check: that the contract opens here. */
export function ConsentView({ signing, place, answer }: ConsentViewProps) {
  const locale = useLocale()
  const { consent: words } = stepWords[locale]
  const { paper } = signing
  const typed = useReadingCode(place, signing.id)
  const mistake = typed.state === 'unchecked' ? answer.mistakes?.code : typed.mistake
  return (
    <StepGrid
      beside={
        <>
          <StepHead step={words.step} title={words.title} lead={words.lead} />
          <Statements signing={signing} place={place} />
        </>
      }
    >
      <nav aria-label={words.choice}>
        <p className="font-sans leading-snug font-semibold">{words.choice}</p>
        <ul className="mt-2 grid gap-2 sm:grid-cols-2">
          <Choice href={stepAt(place, 'consent')} isHere>
            {words.screen}
          </Choice>
          <Choice href={stepAt(place, 'paper')}>{words.paper}</Choice>
        </ul>
      </nav>
      {answer.refusal && (
        <div className="mt-6">
          <Notice tone="critical" announce>
            {answer.refusal}
          </Notice>
        </div>
      )}
      <form method="post" action={`${stepAt(place, 'consent')}#code`} noValidate>
        <input type="hidden" name="contract" value={signing.id} />
        <Numbered number={1}>
          <h2 className="text-lead font-semibold">{words.open}</h2>
          <p className="mt-1 font-sans text-small text-soft">
            {words.openHelp(paper.pages, formatFileSize(paper.size, locale))}
          </p>
          <ButtonAnchor
            href={pdfAt(place)}
            target="_blank"
            rel="noopener noreferrer"
            variant="outline"
            className="mt-3"
          >
            <FileIcon />
            {words.openAction}
          </ButtonAnchor>
        </Numbered>
        <Numbered number={2}>
          <div
            className={classNames(
              'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_8.5rem]',
              // The words about a mistake take the picture's place on a phone.
              !mistake && 'grid-cols-[minmax(0,1fr)_min(5.5rem,22vw)]',
            )}
          >
            <div className="min-w-0">
              <Field id="code" label={words.type} help={words.typeHelp} error={mistake}>
                <Input
                  name="code"
                  defaultValue={answer.typed?.code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={20}
                  required
                  onInput={typed.onInput}
                  className="max-w-56 font-semibold tracking-[0.08em] uppercase"
                />
              </Field>
              <p role="status" className="mt-2 font-sans text-small font-semibold text-green-700">
                {typed.state === 'right' && words.right}
              </p>
              {mistake && (
                <p className="flex flex-wrap gap-x-6">
                  <a
                    href={pdfAt(place)}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-tap items-center"
                  >
                    {words.openAction}
                  </a>
                  <a href={stepAt(place, 'paper')} className="inline-flex min-h-tap items-center">
                    {words.cannotOpen}
                  </a>
                </p>
              )}
            </div>
            <CodeSpot className={classNames('w-full text-green-800', mistake && 'max-lg:hidden')} />
          </div>
        </Numbered>
        <Numbered number={3}>
          <h2 className="text-lead font-semibold">{words.agree}</h2>
          <Button type="submit" className="mt-3 w-full">
            {words.action}
          </Button>
          <p className="mt-2 font-sans text-small text-soft">{words.notSigning}</p>
        </Numbered>
      </form>
    </StepGrid>
  )
}

/** Before the button on every width, never folded. */
function Statements({ signing, place }: { signing: Signing; place: Place }) {
  const locale = useLocale()
  const { consent: words } = stepWords[locale]
  const { consent } = signingWords[locale]
  const [fix, fixWhat] = words.fix
  return (
    <dl aria-label={words.facts} className="mt-5">
      {consent.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      {signing.codeTo && (
        <Fact label={words.address}>
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span translate="no" className="min-w-0 wrap-anywhere">
              {signing.codeTo}
            </span>
            {!place.isClients && (
              <a
                href={`${place.home}?fix=email#fix-email`}
                className="inline-flex min-h-tap items-center font-sans"
              >
                {fix}
                <VisuallyHidden>{fixWhat}</VisuallyHidden>
              </a>
            )}
          </span>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-b border-rule py-2">
    <dt className="font-sans text-small text-soft">{label}</dt>
    <dd className="leading-snug">{children}</dd>
  </div>
)

function Choice({ href, isHere = false, children }: { href: string; isHere?: boolean; children: ReactNode }) {
  return (
    <li>
      <a href={href} {...(isHere && { 'aria-current': 'page' })} className="contract-choice">
        {children}
      </a>
    </li>
  )
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-rule pt-5 lg:grid-cols-[2.75rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="text-[2.75rem] leading-[0.8] text-green-700 lining-nums">
        {number}
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
