import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type ApplicantRole, type ApplicationCaseType, applicantRoleValues } from '#domain/applications.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { phoneLink } from '#site/paths.ts'
import { useFieldGroup } from '#ui/field-group.tsx'
import { ArrowRightIcon, PhoneIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Button, ButtonAnchor } from '#ui/plain-button.tsx'
import { RadioCardGroup } from '#ui/radio-card.tsx'
import type { applyTexts } from '../content/texts.ts'
import { wizardWords } from '../content/wizard.ts'
import { readGivenAnswers, writeGivenAnswers } from './given-answers.ts'
import { openForm, openFormOnTap, opensForm, unreachable } from './open-form.ts'
import { useKeptApplications } from './use-kept-applications.ts'

export type RoleSelectionTexts = Texts<typeof applyTexts & typeof identityTexts>

export type RoleSelectionProps = { texts: RoleSelectionTexts; caseType?: ApplicationCaseType | undefined }

/** The role decides which questions follow, on a page of their own. A tap on a card needs none of this: see `open-form.ts`. */
export function RoleSelection({ texts, caseType }: RoleSelectionProps) {
  const words = useWords(wizardWords)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<ApplicantRole>()
  const { search, state } = useLocation()
  const Kept = useKeptApplications()
  const [given, setGiven] = useState(writeGivenAnswers({ caseType }))

  const [failed, setFailed] = useState(false)

  useEffect(openFormOnTap, [])
  useEffect(() => {
    const over = new AbortController()
    addEventListener(unreachable, () => setFailed(true), over)
    addEventListener('online', () => setFailed(false), over)
    return () => over.abort()
  }, [])

  // The visitor may have chosen before scripts loaded, the browser may have restored it, or the link sets it.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('role')
    const link = readGivenAnswers(search, state)
    const first = applicantRoleValues.find((value) => value === chosen) ?? link.role
    setGiven(writeGivenAnswers({ caseType, ...link.answers }))
    if (!first) return
    const card = form.current?.querySelector<HTMLInputElement>(`input[name="role"][value="${first}"]`)
    setRole(first)
    if (card) card.checked = true
  }, [search, state, caseType])

  function proceed(event: FormEvent) {
    event.preventDefault()
    if (role) openForm(role, locale, given)
  }
  return (
    <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {failed && (
        <div className="on-sheet rounded-md p-4">
          <Notice tone="critical" announce>
            {words.notLoaded}
          </Notice>
        </div>
      )}
      {Kept && <Kept />}
      <form ref={form} onSubmit={proceed} onReset={() => setRole(undefined)} className="noscript:hidden">
        <RadioCardGroup
          name="role"
          legend={<span className="font-serif text-h3 font-semibold">{texts['apply.question']}</span>}
        >
          {applicantRoleValues.map((value) => (
            <RoleCard
              key={value}
              value={value}
              given={given}
              label={texts[`apply.${value}.title`]}
              description={texts[`apply.${value}.description`]}
              onChoose={() => setRole(value)}
            />
          ))}
        </RadioCardGroup>
        <Button type="submit" variant="apply" disabled={!role} className="mt-4 max-sm:w-full">
          {words.choose}
        </Button>
      </form>
      <div className="on-sheet hidden rounded-md px-4 py-6 shadow-sheet noscript:block sm:p-8">
        <ApplyByPhone texts={texts} />
      </div>
    </div>
  )
}

type RoleCardProps = {
  value: ApplicantRole
  given: string
  label: string
  description: string
  onChoose: () => void
}

function RoleCard({ value, given, label, description, onChoose }: RoleCardProps) {
  const { name } = useFieldGroup()
  const marks = { [opensForm]: '', ...(given && { 'data-given': given }) }
  return (
    <label className="choice role-card">
      <input type="radio" name={name} value={value} onChange={onChoose} {...marks} />
      <span className="choice-label">
        <b>{label}</b>
        <span className="choice-help">{description}</span>
      </span>
      <ArrowRightIcon className="size-6 self-center" />
    </label>
  )
}

/** Browsers without scripts can't run the form. */
function ApplyByPhone({ texts }: { texts: RoleSelectionTexts }) {
  const words = useWords(wizardWords)
  const phone = texts['global.contact.phone']
  return (
    <>
      <h3>{texts['apply.by-phone-heading']}</h3>
      <p className="mt-2 mb-5">{texts['apply.by-phone']}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonAnchor href={phoneLink(phone)} variant="apply" className="max-sm:w-full">
          <PhoneIcon />
          <span className="figures">{words.call(phone)}</span>
        </ButtonAnchor>
        <span className="font-sans text-small text-soft">{texts['global.contact.phone-hours']}</span>
      </div>
    </>
  )
}
