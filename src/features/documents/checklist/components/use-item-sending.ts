import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentType } from '#domain/documents.ts'
import { checkDocument, type UploadProblem } from '#features/documents/files/components/check-document.ts'
import type { UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import type { UploadResult } from '#features/documents/files/components/upload-document.ts'
import { useDocumentUpload } from '#features/documents/files/components/use-document-upload.ts'
import { useLocale } from '#ui/locale.tsx'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'
import { photoWords } from '../content/item-words.ts'

export type WaitingPhoto = { id: number; file: File; isBlurred: boolean }

type ItemSendingOptions = {
  channel: UploadChannel
  item: { name: string; documentType: DocumentType }
  onSent: () => void
}

/** A single sharp photo goes out at once. Several wait to become one PDF, and a blurred one waits for a second look. */
export function useItemSending({ channel, item, onSent }: ItemSendingOptions) {
  const locale = useLocale()
  const { uploads, send, cancel, retry, dismiss } = useDocumentUpload(channel)
  const [photos, setPhotos] = useState<readonly WaitingPhoto[]>([])
  const [refused, setRefused] = useState<readonly UploadProblem[]>([])
  const [work, setWork] = useState<'looking' | 'joining'>()
  const nextId = useRef(0)

  const report = useCallback(
    (result: UploadResult | undefined) => {
      if (result?.ok) onSent()
    },
    [onSent],
  )
  const sendAll = (files: readonly File[]) =>
    Promise.all(files.map(async (file) => report(await send(file, item.documentType))))

  async function choose(files: readonly File[], from: 'camera' | 'files', waiting = photos) {
    const checked = files.map((file) => ({ file, check: checkDocument(file, locale) }))
    setRefused(checked.flatMap(({ check }) => (check.ok ? [] : [check.problem])))
    const fitting = checked.filter(({ check }) => check.ok)
    const isPhoto = ({ check }: (typeof fitting)[number]) =>
      check.ok && (check.mimeType === 'image/jpeg' || check.mimeType === 'image/png')
    sendAll(fitting.filter((one) => !isPhoto(one)).map(({ file }) => file))
    const taken = fitting.filter(isPhoto).map(({ file }) => file)
    if (taken.length === 0) return
    setWork('looking')
    const looked: WaitingPhoto[] = []
    for (const file of taken) looked.push({ id: nextId.current++, file, isBlurred: await looksBlurred(file) })
    setWork(undefined)
    const [first] = looked
    const isPlain = looked.length === 1 && waiting.length === 0 && from === 'files' && !first?.isBlurred
    if (isPlain) sendAll(taken)
    setPhotos(isPlain ? [] : [...waiting, ...looked])
  }

  async function sendPhotos() {
    const files = photos.map(({ file }) => file)
    setWork('joining')
    const joined = files.length > 1 ? await joinPhotos(files, item.name, locale) : files
    setWork(undefined)
    setPhotos([])
    sendAll(joined)
  }

  const sendAgain = useCallback(async (id: string) => report(await retry(id)), [report, retry])
  const stopped = uploads.filter(({ status, problem }) => status === 'failed' && problem?.canRetry)
  useRetryOnline(stopped.map(({ id }) => id).join(), sendAgain)
  useUnloadWarning(photos.length > 0)

  return {
    camera: { channel, documentType: item.documentType, name: item.name, onSent },
    photos,
    refused,
    work,
    underWay: uploads.filter(({ status }) => status !== 'done'),
    choose,
    replace: (files: readonly File[]) => choose(files, 'files', []),
    leaveOut: (id: number) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
    discard: () => setPhotos([]),
    sendPhotos,
    cancel,
    dismiss,
    retry: sendAgain,
  }
}

export type ItemSending = ReturnType<typeof useItemSending>

/** Uploads that stopped without a connection go on when it's back. */
function useRetryOnline(ids: string, retry: (id: string) => void) {
  useEffect(() => {
    if (!ids) return
    const goOn = () => {
      for (const id of ids.split(',')) retry(id)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [ids, retry])
}

const loadPhotos = () => import('./photos.ts')

/** If a weak connection can't load the script, photos go out unjudged. */
const looksBlurred = (file: File) =>
  loadPhotos()
    .then((module) => module.looksBlurred(file))
    .catch(() => false)

/** If photos can't be joined, they go out as they are. */
const joinPhotos = async (files: readonly File[], name: string, locale: keyof typeof photoWords) => {
  const joinedName = photoWords[locale].joinedName(name, files.length)
  return loadPhotos()
    .then(async (module) => [await module.joinPhotos(files, joinedName)])
    .catch(() => files)
}
