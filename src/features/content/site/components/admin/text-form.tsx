import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { formatDate, formatNumber } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-message.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { listEditors } from '../../../components/admin/list-editors.tsx'
import { ListWords } from './list-words.tsx'
import { publicWords, type SiteText, usualLength } from './site-pages.ts'
import { TextConflict } from './text-conflict.tsx'
import { TextHistory } from './text-history.tsx'
import type { Publishing } from './use-publishing.ts'
import type { ShownDraft, SiteDrafts } from './use-site-drafts.ts'

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
    <div className="site-form" onKeyDown={listen}>
      <div className="site-form-head">
        <label htmlFor={id}>{name}</label>
        <code>{key}</code>
        {!Editor && (
          <span id={`${id}-length`}>
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
          <textarea
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
      <div className="site-form-actions">
        <Button size="small" onClick={publish} busy={publishing.isPublishing && 'Publishing…'}>
          Publish
          <span aria-hidden="true">
            <kbd>Ctrl Enter</kbd>
          </span>
        </Button>
        <button type="button" className="site-quiet" onClick={close}>
          Keep as draft
        </button>
        {(item || draft) && (
          <button
            type="button"
            className="site-quiet"
            onClick={() => drafts.change(key, { type: known.type, content: null })}
          >
            Default
          </button>
        )}
        <span role="status" className="site-saved">
          {draft && <SavedState draft={draft} />}
        </span>
      </div>
      {drafts.othersAt(key).map((other) => (
        <p key={other.name} className="site-note">
          {other.name} has a draft of this text, too.
        </p>
      ))}
      <button type="button" className="site-unfold" aria-expanded={isHistoryOpen} onClick={onHistory}>
        <ChevronIcon className={isHistoryOpen ? 'icon' : 'icon -rotate-90'} />
        History of this text
      </button>
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
  return savedAt ? `Draft saved ${formatDate(savedAt, { timeStyle: 'short' })}` : 'Saving…'
}
