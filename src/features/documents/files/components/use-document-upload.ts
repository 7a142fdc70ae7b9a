import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentType } from '#domain/documents.ts'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'
import type { UploadProblem } from './check-document.ts'
import type { UploadChannel } from './upload-channels.ts'
import { type Attempt, type UploadResult, uploadDocument } from './upload-document.ts'

export type DocumentUpload = {
  id: string
  fileType: DocumentType
  fileName: string
  /** `checking`: all bytes are sent and the server is inspecting them. */
  status: 'sending' | 'checking' | 'done' | 'failed' | 'canceled'
  progress: number
  problem?: UploadProblem
}

export const isUnderWay = ({ status }: DocumentUpload) => status === 'sending' || status === 'checking'

const newUpload = ({ id, fileType, fileName }: Pick<DocumentUpload, 'id' | 'fileType' | 'fileName'>) =>
  ({ id, fileType, fileName, status: 'sending', progress: 0 }) satisfies DocumentUpload

type Chosen = { file: File; fileType: DocumentType; itemId?: string | undefined; attempt: Attempt }

/** Uploads in the order chosen; several may run at once. `channel` must be stable. */
export function useDocumentUpload(channel: UploadChannel) {
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([])
  const files = useRef(new Map<string, Chosen & { abort: AbortController }>())
  const running = useRef(new Set<string>())

  const chosenSoFar = useRef(0)

  const change = useCallback((id: string, changes: Partial<DocumentUpload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  }, [])

  const run = useCallback(
    async (id: string, chosen: Chosen): Promise<UploadResult> => {
      const abort = new AbortController()
      files.current.set(id, { ...chosen, abort })
      running.current.add(id)
      const result = await uploadDocument({
        ...chosen,
        channel,
        signal: abort.signal,
        onProgress: (progress) => change(id, { progress, status: progress < 1 ? 'sending' : 'checking' }),
      })
      running.current.delete(id)
      if (result.ok) change(id, { status: 'done', progress: 1 })
      else if (result.reason === 'canceled') change(id, { status: 'canceled' })
      else change(id, { status: 'failed', problem: result.problem })
      return result
    },
    [channel, change],
  )

  const send = useCallback(
    (file: File, fileType: DocumentType, itemId?: string): Promise<UploadResult> => {
      chosenSoFar.current += 1
      const id = String(chosenSoFar.current)
      setUploads((all) => [...all, newUpload({ id, fileType, fileName: file.name })])
      return run(id, { file, fileType, itemId, attempt: {} })
    },
    [run],
  )

  const retry = useCallback(
    async (id: string): Promise<UploadResult | undefined> => {
      const chosen = files.current.get(id)
      // Somebody may press the button at the moment when the connection comes back.
      if (!chosen || running.current.has(id)) return undefined
      setUploads((all) => all.map((upload) => (upload.id === id ? newUpload(upload) : upload)))
      return run(id, chosen)
    },
    [run],
  )

  const cancel = useCallback((id: string) => files.current.get(id)?.abort.abort(), [])
  const dismiss = useCallback((id: string) => {
    files.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }, [])

  useUnloadWarning(uploads.some(isUnderWay))

  // Nobody would see the end of an upload after its screen is gone.
  useEffect(() => {
    const underWay = files.current
    return () => {
      for (const { abort } of underWay.values()) abort.abort()
    }
  }, [])

  return { uploads, send, cancel, retry, dismiss }
}
