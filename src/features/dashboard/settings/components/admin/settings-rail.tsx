import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { mayEnter } from '#domain/roles.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Rail } from '#features/admin/kit/components/rail.tsx'
import { ownProfile, readyLink, settingsHome, settingsSections } from '#site/admin-navigation.ts'
import type { Setting } from '../../schema.ts'
import { settingsQuery } from './settings-calls.ts'
import { countIn, ofSection } from './settings-list.ts'

/** A narrow screen has the sections on the landing page, and there the way back. */
export function SettingsRail() {
  const { role } = usePerson()
  const { pathname } = useLocation()
  const { data } = useQuery(settingsQuery)
  const settings = data?.settings ?? []
  const isHome = pathname === settingsHome.to
  const showsReady = mayEnter(role, readyLink.room) && data?.isBeforeOpening !== false
  const sections = settingsSections.filter(({ room }) => mayEnter(role, room))
  const set = settings.length > 0 ? `${countIn(settings, 'set')} of ${settings.length}` : undefined
  const groups = [
    showsReady ? [{ ...readyLink, isNarrow: isHome }] : [],
    [{ ...settingsHome, count: set, isNarrow: !isHome }],
    sections.map(({ name, label, to, parts }) => ({
      label,
      to,
      ...sayOpen(ofSection(settings, name)),
      ...(pathname.startsWith(to) && { parts }),
    })),
    [{ ...ownProfile, isNarrow: isHome }],
  ]
  return <Rail label="Settings" groups={groups.filter((links) => links.length > 0)} />
}

function sayOpen(settings: readonly Setting[]) {
  const wrong = countIn(settings, 'wrong')
  if (wrong > 0) return { count: `${wrong} wrong`, isRed: true }
  const open = countIn(settings, 'unset', 'begun')
  return open > 0 ? { count: `${open} open` } : {}
}
