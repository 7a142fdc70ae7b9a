import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { formatMoment, formatNumber, formatTime } from '#site/staff-format.ts'
import { FieldError } from '#ui/field-message.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import type { ContentText } from '../../../components/admin/content-text.tsx'
import { listEditors } from '../../../components/admin/list-editors.tsx'
import type { ContentForm, ContentInput } from '../../../schema.ts'
import { publicWords, type SiteText, usualLength } from './site-pages.ts'
import { TextHistory } from './text-history.tsx'
import type { Publishing } from './use-publishing.ts'
import type { ShownDraft, SiteDrafts } from './use-site-drafts.ts'
import { WordsCompared } from './words-compared.tsx'

type TextFormProps = {
  text: SiteText
  drafts: SiteDrafts
  publishing: Publishing
  isHistoryOpen: boolean
  onHistory: () => void
  onClose: () => void
}

export function TextForm({ text, drafts, publishing, isHistoryOpen, onHistory, onClose }: TextFormProps) {
  const { key, name, known, item } = text
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = drafts.draftOf(key)
  const type = draft?.type ?? item?.type ?? known.type
  const content = draft ? (draft.content ?? known.default) : publicWords(text)
  const mistake = publishing.mistakeOf(key)
  const Editor = listEditors.get(key)

  useEffect(() => field.current?.focus(), [])

  const change = (words: string) => {
    publishing.forgetMistake(key)
    const isDefault = words === known.default && type === known.type
    drafts.change(key, { type, content: isDefault ? null : words })
  }

  const publish = () => void publishing.publish([key])
  const close = () => {
    void drafts.save(key)
    onClose()
  }
  const listen = (event: KeyboardEvent) => {
    const isPublish = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.defaultPrevented || !(isPublish || event.key === 'Escape')) return
    event.preventDefault()
    if (isPublish) publish()
    else close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every button in it can be reached; this only hears its shortcut.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" onKeyDown={listen}>
      <div className="k-small flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <label htmlFor={id} className="field-label text-ink">
          {name}
        </label>
        <span>{key}</span>
        {!Editor && (
          <span id={`${id}-length`} className="ml-auto">
            {formatNumber(content.length)} of about {formatNumber(usualLength(known))} letters
          </span>
        )}
      </div>
      {Editor ? (
        <ListWords
          Editor={Editor}
          field={{ id, error: mistake }}
          textKey={key}
          content={content}
          onChange={change}
        />
      ) : (
        <>
          <Textarea
            ref={field}
            id={id}
            className="site-words"
            value={content}
            rows={2}
            spellCheck
            aria-invalid={mistake ? true : undefined}
            aria-describedby={mistake ? `${id}-length ${id}-mistake` : `${id}-length`}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <FieldError id={`${id}-mistake`}>{mistake}</FieldError>
        </>
      )}
      {draft && <TextConflict text={text} draft={draft} drafts={drafts} />}
      <div className="flex flex-wrap items-center gap-1.5">
        <Button keys="Ctrl Enter" onClick={publish} busy={publishing.isPublishing && 'Publishing…'}>
          Publish
        </Button>
        <Button kind="bare" onClick={close}>
          Keep as draft
        </Button>
        {(item || draft) && (
          <Button kind="bare" onClick={() => drafts.change(key, { type: known.type, content: null })}>
            Default
          </Button>
        )}
        <span role="status" className="k-small ml-auto">
          {draft && <SavedState draft={draft} />}
        </span>
      </div>
      {drafts.othersAt(key).map((other) => (
        <p key={other.name} className="text-soft">
          {other.name} has a draft of this text, too.
        </p>
      ))}
      <Button
        kind="bare"
        className="-ml-2 justify-self-start"
        aria-expanded={isHistoryOpen}
        onClick={onHistory}
      >
        <ChevronIcon className={isHistoryOpen ? undefined : '-rotate-90'} />
        History of this text
      </Button>
      {isHistoryOpen && (
        <TextHistory
          text={text}
          draft={draft}
          onRestore={({ type: restored, content: words }) =>
            drafts.change(key, { type: restored, content: words })
          }
        />
      )}
    </div>
  )
}

function SavedState({ draft: { problem, savedAt } }: { draft: ShownDraft }) {
  if (problem?.kind === 'unsaved') return `Not saved: ${problem.reason} Your text is safe here.`
  return savedAt ? `Draft saved ${formatTime(savedAt)}` : 'Saving…'
}

type ListWordsProps = {
  Editor: typeof ContentText
  field: { id: string; error: string | undefined }
  textKey: string
  content: string
  onChange: (content: string) => void
}

function ListWords({ Editor, field, textKey, content, onChange }: ListWordsProps) {
  const values: ContentForm = { key: textKey, section: 'pages', title: '', type: 'json', content }
  const form = useForm<ContentForm, unknown, ContentInput>({ defaultValues: values })
  const sent = useRef(content)

  // Restored words come from outside; typed ones went out already.
  useEffect(() => {
    if (sent.current === content) return
    sent.current = content
    form.setValue('content', content)
  }, [content, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { content: now } }) => {
          if (now === sent.current) return
          sent.current = now
          onChange(now)
        },
      }),
    [form, onChange],
  )
  return <Editor form={form} type="json" field={field} />
}

/** Somebody published this text first, or the same person changed it in another window. Nothing is lost. */
function TextConflict({ text, draft, drafts }: { text: SiteText; draft: ShownDraft; drafts: SiteDrafts }) {
  const { key, item, known } = text
  const mine = draft.content ?? known.default
  if (draft.problem?.kind === 'rewritten')
    return (
      <ConflictNotice
        title="You changed this draft in another window"
        mine={{ label: 'Keep these words', onKeep: () => drafts.keepMine(key) }}
        theirs={{ label: 'Take the other ones', onTake: () => drafts.takeKept(key) }}
      >
        <p>These words aren’t saved yet. They’re still here.</p>
      </ConflictNotice>
    )
  if (!drafts.isBehind(key)) return null
  const who = item?.writtenBy ?? 'Somebody else'
  return (
    <ConflictNotice
      title={
        item
          ? `${who} published this text on ${formatMoment(item.updatedAt)}. Yours is kept as a draft.`
          : 'Somebody else went back to the default. Yours is kept as a draft.'
      }
      mine={{ label: 'Keep mine', onKeep: () => drafts.keepMine(key) }}
      theirs={{ label: 'Take theirs', onTake: () => drafts.drop(key) }}
    >
      <details>
        <summary>Compare</summary>
        <p className="mt-2 wrap-anywhere">
          <WordsCompared before={publicWords(text)} after={mine} />
        </p>
      </details>
    </ConflictNotice>
  )
}
