type Sending = {
  url: string
  headers: Record<string, string>
  file: Blob
  onProgress: (fraction: number) => void
  signal: AbortSignal | undefined
}

/** PUTs a file and answers the status. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function sendFile({ url, headers, file, onProgress, signal }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      onProgress(1)
      resolve(request.status)
    })
    request.addEventListener('error', () => reject(new Error('the file could not be sent')))
    request.addEventListener('abort', () => reject(new Error('sending was cancelled')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.throwIfAborted()
    signal?.addEventListener('abort', abort)
    request.send(file)
  })
}
