import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentType } from '#domain/documents.ts'
import { checkDocument, type UploadProblem } from '#features/documents/files/components/check-document.ts'
import { byLink } from '#features/documents/files/components/upload-channels.ts'
import type { UploadResult } from '#features/documents/files/components/upload-document.ts'
import {
  type DocumentUpload,
  isUnderWay,
  useDocumentUpload,
} from '#features/documents/files/components/use-document-upload.ts'
import { useLocale } from '#ui/locale.tsx'
import { prepareToasts, useToast } from '#ui/toast.tsx'
import { uploadWords } from '../content.ts'
import type { ChosenFile } from './chosen-files.tsx'

/** Calls `onNews` when the link may have changed, or stopped working. */
export function useLinkUploads(token: string, remaining: number, onNews: () => void) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const nextId = useRef(0)
  const { uploads, send, cancel, retry, dismiss } = useDocumentUpload(
    useMemo(() => byLink(token, locale), [token, locale]),
  )
  const { toast } = useToast()
  useEffect(prepareToasts, [])
  const underWay = uploads.filter(isUnderWay).length
  const room = Math.max(0, remaining - underWay)

  function choose(files: readonly File[]): UploadProblem[] {
    const checked = files.map((file) => ({ file, ...checkDocument(file, locale) }))
    const problems = checked.flatMap((one) => (one.ok ? [] : one.problem))
    const first = problems[0]
    if (first) toast({ title: first.title, description: first.description, variant: 'destructive' })
    const fitting = checked.flatMap(({ ok, file }) => (ok ? file : []))
    setChosen((all) => [...all, ...fitting.map((file) => ({ id: nextId.current++, file }))])
    onNews()
    return problems
  }

  function report(result: UploadResult | undefined, fileName: string) {
    if (result?.ok) {
      toast({ title: words.uploadedToast, description: fileName, duration: 3_000 })
      onNews()
    } else if (result?.reason === 'failed') {
      const { title, description } = result.problem
      toast({ title, description, variant: 'destructive' })
      onNews()
    }
  }

  async function start({ id, file }: ChosenFile, type: DocumentType) {
    if (room === 0) return toast({ title: words.noRoom, variant: 'destructive' })
    setChosen((all) => all.filter((other) => other.id !== id))
    report(await send(file, type), file.name)
  }

  return {
    chosen,
    room,
    underWay: uploads.filter(({ status }) => status !== 'done'),
    uploaded: uploads.filter(({ status }) => status === 'done'),
    unsent: [
      ...chosen.map(({ file }) => file.name),
      ...uploads.filter(({ status }) => status !== 'done').map(({ fileName }) => fileName),
    ],
    choose,
    start,
    remove: ({ id }: ChosenFile) => setChosen((all) => all.filter((other) => other.id !== id)),
    cancel,
    dismiss,
    retry: async ({ id, fileName }: DocumentUpload) => report(await retry(id), fileName),
  }
}

export type LinkUploadsState = ReturnType<typeof useLinkUploads>
