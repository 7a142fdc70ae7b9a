import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'

type TapFormProps = {
  action: string
  intent: string
  onTap: () => Promise<void>
  children: ReactNode
}

/** A form, so that it works before scripts arrive, and without them. */
export function TapForm({ action, intent, onTap, children }: TapFormProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      method="post"
      action={action}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        setBusy(true)
        await onTap()
        setBusy(false)
      }}
    >
      <Button type="submit" name="intent" value={intent} variant="quiet" size="small" className="px-0">
        {children}
      </Button>
    </form>
  )
}
