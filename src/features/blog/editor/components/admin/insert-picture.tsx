import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { pictureUndescribed } from '#features/blog/posts/schema.ts'
import { isPictureAddress, pictureOf } from '#site/pictures.ts'
import { UploadButton } from './upload-button.tsx'

/** Not a form: it stands inside the post's form. */
export function InsertPicture({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [mistakes, setMistakes] = useState<{ src?: string; alt?: string }>({})
  const srcField = useRef<HTMLInputElement>(null)
  const altField = useRef<HTMLInputElement>(null)

  function insert() {
    const address = src.trim()
    if (!isPictureAddress(address)) {
      setMistakes({ src: 'Enter the full https address of a picture, or upload one' })
      return srcField.current?.focus()
    }
    if (!isDecorative && alt.trim() === '') {
      setMistakes({ alt: pictureUndescribed })
      return altField.current?.focus()
    }
    const { width, height } = pictureOf(address) ?? {}
    const size = width && height ? { width, height } : {}
    const words = isDecorative ? '' : alt.trim()
    editor
      .chain()
      .focus()
      .setImage({ src: address, alt: words, ...size })
      .run()
    onDone()
  }

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    insert()
  }

  return (
    <div className="blog-ask">
      <Field label="Picture URL" error={mistakes.src}>
        <Input
          ref={srcField}
          value={src}
          onChange={(event) => setSrc(event.target.value)}
          onKeyDown={onEnter}
          inputMode="url"
          autoFocus
        />
      </Field>
      {!isDecorative && (
        <Field label="What does it show?" error={mistakes.alt}>
          <Input
            ref={altField}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onEnter}
          />
        </Field>
      )}
      <Tick
        label="It is decoration"
        checked={isDecorative}
        onChange={(event) => setDecorative(event.target.checked)}
      />
      <UploadButton onUploaded={({ url }) => setSrc(url)}>Upload</UploadButton>
      <Button onClick={insert}>Insert picture</Button>
    </div>
  )
}
