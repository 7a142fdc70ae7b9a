import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type ApplicantRole, type ApplicationCaseType, applicantRoleValues } from '#domain/applications.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { HomeRules } from '#features/questions/steps/home-state.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useFieldGroup } from '#ui/field-group.tsx'
import { ArrowRightIcon, PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCardGroup } from '#ui/radio-card.tsx'
import type { applyTexts } from '../content/texts.ts'
import { wizardWords } from '../content/wizard.ts'
import { ApplicationSheet, besideTheList, OpeningForm } from './application-sheet.tsx'
import { type GivenAnswers, readGivenAnswers } from './given-answers.ts'
import { useApplicationForm, useKeptApplications } from './use-kept-applications.ts'
import { usePlace } from './use-place.ts'

export type RoleSelectionTexts = Texts<typeof applyTexts & typeof identityTexts>

export type RoleSelectionProps = {
  texts: RoleSelectionTexts
  caseType?: ApplicationCaseType | undefined
  rules: HomeRules
}

const questionId = 'application-role'

/** The role decides which questions follow. */
export function RoleSelection({ texts, caseType, rules }: RoleSelectionProps) {
  const words = useWords(wizardWords)
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<ApplicantRole>()
  const [sent, setSent] = useState<SentApplication>()
  const [justSent, setJustSent] = useState(false)
  const [given, setGiven] = useState<GivenAnswers>({})
  const { search } = useLocation()
  const { place, go } = usePlace()
  const opened = Boolean(place || sent)
  const { Form, failed, load } = useApplicationForm(opened)
  const kept = useKeptApplications(opened)

  // The visitor may have chosen before scripts loaded, the browser may have restored it, or the link sets it.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('role')
    const link = readGivenAnswers(search)
    const first = applicantRoleValues.find((value) => value === chosen) ?? link.role
    setGiven({ ...(caseType && { caseType }), ...link.answers })
    if (!first) return
    const card = findCard(form.current, first)
    // A tap proceeds, even one from before the scripts loaded. Restored choices and arrow keys don't.
    const isTapped = card?.dataset.tapped !== undefined
    setRole(first)
    if (card) card.checked = true
    load()
    if (isTapped) go.start(first)
  }, [search, caseType, load, go])

  useEffect(() => {
    if (kept?.sent) setSent((shown) => shown ?? kept.sent)
  }, [kept])

  function proceed(as: ApplicantRole | undefined) {
    if (!as) return
    // The form failed to load earlier, and only the form is missing.
    if (failed) load()
    if (place?.role !== as) go.start(as)
  }
  function leave() {
    setRole(undefined)
    requestAnimationFrame(() => document.getElementById(questionId)?.focus())
  }
  function show(application: SentApplication | undefined) {
    setSent(application)
    setJustSent(true)
    if (!application) {
      go.toRoles(undefined)
      leave()
    }
  }

  if (opened && Form && kept) {
    return <Form {...{ place, go, sent, justSent, texts, given, rules }} onSent={show} onLeave={leave} />
  }
  if (opened && !failed) {
    return (
      <ApplicationSheet>
        <OpeningForm role={place?.role} />
      </ApplicationSheet>
    )
  }
  return (
    <div className={`grid content-start gap-6 ${besideTheList}`}>
      {failed && (
        <div className="on-sheet rounded-md p-4">
          <Notice tone="critical" announce>
            {words.notLoaded}
          </Notice>
        </div>
      )}
      {kept?.module && <kept.module.UnfinishedApplications go={go} />}
      <form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          proceed(role)
        }}
        className="noscript:hidden"
      >
        <RadioCardGroup
          id={questionId}
          name="role"
          legend={<span className="font-serif text-h3 font-semibold">{texts['apply.question']}</span>}
        >
          {applicantRoleValues.map((value) => (
            <RoleCard
              key={value}
              value={value}
              defaultChecked={value === role}
              label={texts[`apply.${value}.title`]}
              description={texts[`apply.${value}.description`]}
              onChoose={() => {
                setRole(value)
                load()
              }}
              onTap={() => proceed(value)}
            />
          ))}
        </RadioCardGroup>
        <Button type="submit" variant="apply" disabled={!role} className="mt-4 max-sm:w-full">
          {words.choose}
        </Button>
      </form>
      <div className="hidden noscript:block">
        <ApplicationSheet>
          <ApplyByPhone texts={texts} />
        </ApplicationSheet>
      </div>
    </div>
  )
}

const findCard = (form: HTMLFormElement | null, role: ApplicantRole) =>
  form?.querySelector<HTMLInputElement>(`input[name="role"][value="${role}"]`)

type RoleCardProps = {
  value: ApplicantRole
  label: string
  description: string
  defaultChecked: boolean
  onChoose: () => void
  /** A tap goes on at once. Arrow keys only choose, so that people can hear both first. */
  onTap: () => void
}

function RoleCard({ value, label, description, defaultChecked, onChoose, onTap }: RoleCardProps) {
  const { name } = useFieldGroup()
  return (
    <label className="choice role-card">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        onChange={onChoose}
        // Keys press a radio, too, but browsers count no clicks for them.
        onClick={({ detail }) => detail > 0 && onTap()}
      />
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
