import { type RefObject, useEffect, useRef } from 'react'
import { rejectionReasons } from '#domain/case-file.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatShort, momentOf, wordOf } from '#features/documents/checklist/components/admin/item-words.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { mostWords } from '../../schema.ts'
import { type RejectionDraft, useVerdict, type VerdictControls } from './use-verdict.ts'

type VerdictFormProps = {
  applicationId: string
  item: ChecklistItem
  sender: string
  drafts: Map<string, RejectionDraft>
}

/** Shows what the sender will read before anything is sent. */
export function VerdictForm({ applicationId, item, sender, drafts }: VerdictFormProps) {
  const verdict = useVerdict({ applicationId, item, drafts })
  const { draft, words, missing, isPending } = verdict
  const sentence = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const chooseNth = (nth: number) => {
    const reason = rejectionReasons[nth - 1]
    if (!reason) return false
    verdict.choose(reason.value)
    if (reason.value === 'own-words') sentence.current?.focus()
    return true
  }
  useKeys((key) => {
    if (key === 'a') verdict.accept()
    else if (key === 'r') verdict.open()
    else if (draft.isOpen && /^[1-6]$/.test(key)) return chooseNth(Number(key))
    else return false
    return true
  })
  useSendKey(draft.isOpen, () => verdict.reject(true))
  // On a phone the reasons are below the fold.
  useEffect(() => {
    if (draft.isOpen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [draft.isOpen])
  return (
    <form
      ref={form}
      className="verdict-form"
      aria-label="Judgment"
      onSubmit={(event) => {
        event.preventDefault()
        verdict.reject(true)
      }}
    >
      {verdict.isStale && <StaleNotice item={item} onLook={verdict.look} />}
      {missing && (
        <p role="alert" className="k-red font-semibold">
          {missing}
        </p>
      )}
      <div className="verdict-choice">
        <Button kind="line" keys="a" busy={isPending && 'Saving…'} onClick={verdict.accept}>
          Accept
        </Button>
        <Button
          kind="stop"
          keys="r"
          aria-expanded={draft.isOpen}
          onClick={draft.isOpen ? verdict.close : verdict.open}
        >
          Reject
        </Button>
      </div>
      <div hidden={!draft.isOpen}>
        <div className="k-form">
          <Reasons verdict={verdict} />
          <Sentence sender={sender} words={words} field={sentence} onType={verdict.type} />
          <div className="k-end">
            <Button kind="line" busy={isPending && 'Saving…'} onClick={() => verdict.reject(false)}>
              Reject only
            </Button>
            <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Saving…'}>
              Reject and tell them
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

function Reasons({ verdict: { draft, choose } }: { verdict: VerdictControls }) {
  return (
    <Choice
      legend="Why is it rejected?"
      name="why"
      value={draft.why}
      onChange={choose}
      options={rejectionReasons.map(({ value, label }, at) => ({ value, label, keys: String(at + 1) }))}
    />
  )
}

type SentenceProps = {
  sender: string
  words: string
  field: RefObject<HTMLTextAreaElement | null>
  onType: (words: string) => void
}

function Sentence({ sender, words, field, onType }: SentenceProps) {
  return (
    <Field label={`${sender} reads`}>
      <Textarea
        ref={field}
        rows={3}
        maxLength={mostWords}
        value={words}
        placeholder="Choose a reason, or write what they should do."
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

/** Nothing typed is lost, and nothing of a colleague's is replaced unseen. */
function StaleNotice({ item, onLook }: { item: ChecklistItem; onLook: () => void }) {
  const moment = momentOf(item)
  const when = moment ? ` (${formatShort(moment)})` : ''
  const isJudged = item.state === 'accepted' || item.state === 'rejected'
  const title =
    isJudged && !item.waivedAt
      ? `${item.judgedBy ?? 'Somebody'} was faster`
      : 'This changed while you looked at it'
  return (
    <Notice tone="critical" title={title} announce>
      <p>
        Now it’s: {wordOf(item)}
        {when}. {item.state === 'rejected' && item.reason} Your words are still here.
      </p>
      <Button kind="line" className="mt-2" onClick={onLook}>
        Judge it as it is now
      </Button>
    </Notice>
  )
}

/** Ctrl and Enter send from the sentence too, where single keys rest. */
function useSendKey(isActive: boolean, send: () => void) {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        !(event.ctrlKey || event.metaKey) ||
        document.querySelector('dialog:modal')
      )
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isActive])
}
