import { Outlet } from 'react-router'
import { SettingsRail } from '../../components/admin/settings-rail.tsx'
import { useArrival } from '../../components/admin/use-arrival.ts'

export default function SettingsLayout() {
  useArrival()
  return (
    <div className="k-house">
      <SettingsRail />
      <div className="k-room">
        <Outlet />
      </div>
    </div>
  )
}
