import { type ReactNode, useEffect, useRef, useState } from 'react'
import { acceptedFiles } from '#domain/document-files.ts'
import { classNames } from '#ui/class-names.ts'

type FileButtonProps = {
  id?: string
  onChoose: (files: File[]) => void
  camera?: boolean
  className?: string
  children: ReactNode
}

/** The button is a file field: it opens before scripts arrive, and without them it's the field itself. */
export function FileButton({ id, onChoose, camera, className, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)

  function take() {
    const files = [...(input.current?.files ?? [])]
    // Otherwise the same file can't be chosen again after a failure.
    if (input.current) input.current.value = ''
    if (files.length > 0) onChoose(files)
  }
  // Somebody may have chosen a file before the script arrived.
  const takeFirst = useRef(take)
  useEffect(() => {
    setLive(true)
    takeFirst.current()
  }, [])

  return (
    <label
      className={classNames(
        'button button-outline button-small relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) noscript:max-w-full noscript:min-w-0 noscript:flex-wrap',
        className,
      )}
    >
      {children}
      <input
        ref={input}
        {...(id && { id })}
        type="file"
        name="file"
        multiple={isLive && !camera}
        accept={camera ? 'image/jpeg,image/png' : acceptedFiles}
        {...(camera && { capture: 'environment' })}
        className="sr-only noscript:static noscript:m-0 noscript:h-auto noscript:w-full noscript:min-w-0 noscript:[clip-path:none]"
        onChange={take}
      />
    </label>
  )
}
