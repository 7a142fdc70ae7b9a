type Sending = {
  url: string
  /** Either a PUT of the bare file with these headers, or a POST of a form with these fields and then the file. */
  headers?: Record<string, string>
  fields?: Record<string, string>
  file: File
  onProgress: (fraction: number) => void
  signal: AbortSignal | undefined
}

/** Longest silence. A hanging store must not keep someone waiting forever; driving through a tunnel takes less. */
export const stallLimit = 90_000

/** Returns the status. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
export function sendFile(sending: Sending): Promise<number> {
  const { url, headers = {}, fields, file, onProgress, signal } = sending
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, stallLimit)
    request.open(fields ? 'POST' : 'PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, stallLimit)
      onProgress(total ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      onProgress(1)
      resolve(request.status)
    })
    request.addEventListener('error', () => reject(new Error('the file could not be sent')))
    request.addEventListener('abort', () => reject(new Error('sending was cut off')))
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', abort)
    })
    signal?.throwIfAborted()
    signal?.addEventListener('abort', abort)
    request.send(fields ? formOf(fields, file) : file)
  })
}

/** The store reads the fields before the file, and nothing after it. */
function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}
