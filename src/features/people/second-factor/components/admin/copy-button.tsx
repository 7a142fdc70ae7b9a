import { useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'

export function CopyButton({ text, children, done }: { text: string; children: string; done: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    // Browsers refuse the clipboard without https and without focus.
    Promise.resolve(navigator.clipboard?.writeText(text)).then(
      () => setSaid(navigator.clipboard ? done : refused),
      () => setSaid(refused),
    )
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button kind="line" onClick={copy}>
        {children}
      </Button>
      <span role="status" className="text-soft">
        {said}
      </span>
    </p>
  )
}

const refused = 'The browser didn’t allow it. Select the text and copy it.'
