import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { SettingsHistory } from '#features/admin/components/settings-history.ts'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { settingsSections } from '#site/admin-navigation.ts'
import { HistoryDialog } from '../../components/admin/history-dialog.tsx'
import { SettingsRail } from '../../components/admin/settings-rail.tsx'
import { useArrival } from '../../components/admin/use-arrival.ts'
import { type HistorySection, historySections } from '../../schema.ts'

export default function SettingsLayout() {
  useArrival()
  const shown = useSection()
  const [open, setOpen] = useState<HistorySection>()
  const showHistory = shown && (() => setOpen(shown.name))
  useCommands(
    showHistory
      ? [{ id: 'settings-history', label: 'History', group: 'Settings', keys: 'h', run: showHistory }]
      : [],
  )
  return (
    <SettingsHistory value={showHistory}>
      <div className="k-house">
        <SettingsRail />
        <div className="k-room">
          <Outlet />
        </div>
      </div>
      {shown && open === shown.name && (
        <HistoryDialog section={shown.name} label={shown.label} onClose={() => setOpen(undefined)} />
      )}
    </SettingsHistory>
  )
}

/** The section whose page this is, if it has a history that the person may read. */
function useSection() {
  const { pathname } = useLocation()
  const isOwner = useMayEnter('owner')
  const section = settingsSections.find(({ to }) => to === pathname)
  const name = historySections.find((one) => one === section?.name)
  return isOwner && section && name ? { name, label: section.label } : undefined
}
