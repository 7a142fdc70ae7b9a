import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SettingsSection } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Switch } from '#ui/switch.tsx'
import { setSingleKeys } from './profile-calls.ts'

/** Speech or a slip can trigger single letters, so people may turn them off (WCAG 2.1.4). */
export function SingleKeys() {
  const { singleKeys } = usePerson()
  const { revalidate } = useRevalidator()
  const { reportSuccess, reportFailure } = useOutcome()
  // Shown at once: the mutation reports that it has started only a moment after the tap.
  const [wanted, want] = useState<boolean>()
  const { mutate } = useMutation({
    mutationFn: setSingleKeys,
    onSuccess: async ({ singleKeys: isOn }) => {
      await revalidate()
      reportSuccess(isOn ? 'Shortcuts of one letter are on' : 'Shortcuts of one letter are off')
    },
    onError: (error) => reportFailure(error, 'Please try again.', 'Not changed'),
  })
  return (
    <SettingsSection title="Keyboard" about="on every device you sign in on">
      <Switch
        label="Shortcuts of one letter"
        description="Such as n for a note and j for the next file. Escape, Enter and keys with Control work either way."
        checked={wanted ?? singleKeys}
        onChange={({ target: { checked } }) => {
          want(checked)
          mutate(checked, { onSettled: () => want(undefined) })
        }}
      />
    </SettingsSection>
  )
}
