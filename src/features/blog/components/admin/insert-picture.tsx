import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { pictureOf } from '#site/pictures.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { UploadButton } from './upload-button.tsx'

type InsertPictureProps = { editor: Editor; onDone: () => void }

export function InsertPicture({ editor, onDone }: InsertPictureProps) {
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')

  function insert() {
    const { width, height } = pictureOf(src.trim()) ?? {}
    const size = width && height ? { width, height } : {}
    editor
      .chain()
      .focus()
      .setImage({ src: src.trim(), alt: alt.trim(), ...size })
      .run()
    onDone()
  }

  return (
    <div className="blog-ask">
      <Field label="Picture URL">
        <Input value={src} onChange={(event) => setSrc(event.target.value)} inputMode="url" />
      </Field>
      <Field label="What does it show?">
        <Input value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <UploadButton onUploaded={({ url }) => setSrc(url)}>Upload</UploadButton>
      <Button size="small" onClick={insert} disabled={src.trim() === ''}>
        Insert picture
      </Button>
    </div>
  )
}
