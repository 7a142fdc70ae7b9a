import { useEffect, useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { isBegun, keptPhoneDraft, newPhoneDraft, type PhoneDraft } from './phone-draft.ts'

/** The call in this tab, taken up where it was left. Undefined until the browser has looked. */
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
    /** Whether a reload would lose it. */
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
