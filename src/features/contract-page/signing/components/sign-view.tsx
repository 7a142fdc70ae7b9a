import { labelOf } from '#domain/choice.ts'
import { signerCapacities } from '#domain/contracts.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { Text } from '#lib/papers/page/words.tsx'
import type { Words } from '#lib/papers/paper.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import type { Place } from './place.ts'
import { AskLink } from './read-aside.tsx'
import { SignForm } from './sign-form.tsx'
import { sayDay } from './signing-days.ts'
import type { StepAnswer } from './step-form.ts'
import { StepGrid, StepHead } from './step-head.tsx'

type SignViewProps = {
  signing: Signing
  place: Place
  /** From the paper: the box above the signature, and what the person confirms. */
  above: readonly Words[]
  sentences: readonly string[]
  formKey: string
  answer: StepAnswer
  phone: string
}

export function SignView({ signing, place, above, sentences, formKey, answer, phone }: SignViewProps) {
  const locale = useLocale()
  const { sign: words } = stepWords[locale]
  return (
    <StepGrid
      beside={
        <>
          <StepHead
            step={words.step}
            title={words.title}
            lead={words.lead(signing.paper.pages, signing.initials === 'required')}
          />
          <WhatMatters signing={signing} />
          <p className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1 font-sans">
            <span>{words.unsure}</span>
            <AskLink place={place} phone={phone} />
          </p>
        </>
      }
    >
      {above.length > 0 && (
        <section className="paper-box border-5 border-double border-ink p-4">
          {above.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it never changes its place.
            <p key={at} className="contract-capitals">
              <Text words={text} />
            </p>
          ))}
        </section>
      )}
      <SignForm {...{ signing, place, sentences, formKey, answer }} nameHelp={sayName(signing, locale)} />
    </StepGrid>
  )
}

function WhatMatters({ signing }: { signing: Signing }) {
  const locale = useLocale()
  const { sign: words } = stepWords[locale]
  const { figures, fundingOn, cancelUntil } = signing
  const money = (cents: number) => formatMoney(cents, locale)
  const facts = [
    [words.get(sayDay(fundingOn, locale)), money(figures.received)],
    [words.most, figures.maximum === null ? words.mostLeft : money(figures.maximum)],
    [words.lose, money(0)],
    [words.cancel, sayDay(cancelUntil, locale)],
  ]
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-4 border-y border-rule-strong lg:grid-cols-1">
      {facts.map(([label, value], at) => (
        <div
          key={label}
          className={
            at < 2
              ? 'py-3 lg:border-b lg:border-rule'
              : 'border-t border-rule py-3 lg:border-t-0 lg:not-last:border-b'
          }
        >
          <dt className="font-sans text-small leading-snug font-medium">{label}</dt>
          <dd className="mt-1 text-[min(1.3rem,7.5vw)] leading-snug text-green-800 lining-nums lg:text-[1.7rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The capacity is printed, and said here. */
function sayName({ signer }: Signing, locale: Parameters<typeof labelOf>[2]): string {
  const { sign: words } = stepWords[locale]
  return signer.capacity === 'self'
    ? words.nameHelp(signer.name)
    : words.nameHelpFor(signer.name, labelOf(signerCapacities, signer.capacity, locale), signer.person)
}
