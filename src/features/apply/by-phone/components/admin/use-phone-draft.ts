import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { phoneApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof phoneApi>>()

export const usePhoneForm = () =>
  useQuery({
    queryKey: ['/api/applications/phone'],
    queryFn: () => answerOf(api.GET('/api/applications/phone')),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const listSaid = (q: string) =>
  answerOf(api.GET('/api/applications/phone/known', { params: { query: { q } } }))

type Taken = { role: string; key: string; company: string; consentVersion: string; read: string[] }

export const sendPhoneApplication = (body: Typed & Taken) =>
  answerOf(api.POST('/api/applications/phone', { body }))

export type PhoneDraft = {
  role: ApplicantRole
  values: Record<string, string>
  read: string[]
  /** Only this colleague gets the draft back at a shared computer. */
  personId: string
  /** Makes two sends one application. */
  key: string
}

const newPhoneDraft = (personId: string): PhoneDraft => ({
  role: 'plaintiff',
  values: {},
  read: [],
  personId,
  key: makeSubmissionKey(),
})

/** Sealed, and only in this tab: a reload, a sign-in, a lost connection or an hour on another page loses nothing. */
const keptPhoneDraft = createSealedStore<PhoneDraft>({
  name: 'phone-application',
  parse: (stored) => ({ ...newPhoneDraft(''), ...stored }),
  place: () => 'tab',
  isForStaff: true,
})

const isBegun = ({ values, read }: PhoneDraft) =>
  read.length > 0 || Object.values(values).some((value) => value.trim() !== '')

/** Undefined until the browser has read what it kept. */
export function usePhoneDraft() {
  const { id: personId } = usePerson()
  const [draft, setDraft] = useState<PhoneDraft>()
  const [isKept, setKept] = useState(true)

  useEffect(() => {
    void keptPhoneDraft.prepare()
    void keptPhoneDraft.read().then((kept) => {
      setDraft(kept && kept.personId === personId ? kept : newPhoneDraft(personId))
    })
  }, [personId])

  function change(changes: Partial<PhoneDraft>) {
    if (!draft) return
    const next = { ...draft, ...changes }
    setDraft(next)
    void keptPhoneDraft.keep(next).then(setKept)
  }

  return {
    draft,
    isKept,
    isBegun: draft !== undefined && isBegun(draft),
    change,
    answer: (name: string, value: string) => change({ values: { ...draft?.values, [name]: value } }),
    markRead(name: string, isRead: boolean) {
      const others = draft?.read.filter((one) => one !== name) ?? []
      change({ read: isRead ? [...others, name] : others })
    },
    forget() {
      void keptPhoneDraft.drop()
      setDraft(newPhoneDraft(personId))
    },
  }
}
