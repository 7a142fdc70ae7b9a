import type { SettingsSectionName } from '#site/admin-navigation.ts'
import { orderOfWeight, settingWords, type ToDo } from '../../content.ts'
import type { Setting, SettingState } from '../../schema.ts'

export type Open = ToDo & { setting: Setting }

const weightOf = ({ setting }: Setting) => {
  const place = orderOfWeight.indexOf(setting)
  return place === -1 ? orderOfWeight.length : place
}

/** What isn't set: what is wrong now, then what holds up most. Settings that are set together are one line. */
export function listOpen(settings: readonly Setting[]): Open[] {
  const open = settings
    .filter(({ state }) => state !== 'set')
    .sort(
      (one, other) =>
        Number(other.state === 'wrong') - Number(one.state === 'wrong') || weightOf(one) - weightOf(other),
    )
  const lines = open.flatMap((setting) => {
    const { todo } = settingWords[setting.setting]
    return todo ? [{ ...todo, setting }] : []
  })
  return lines.filter(({ title }, at) => lines.findIndex((line) => line.title === title) === at)
}

export const ofSection = (settings: readonly Setting[], section: SettingsSectionName) =>
  settings.filter(({ setting }) => settingWords[setting].section === section)

export const countIn = (settings: readonly Setting[], ...states: readonly SettingState[]) =>
  settings.filter(({ state }) => states.includes(state)).length

/** By its word, its section's or its value. */
export function findSettings(settings: readonly Setting[], typed: string): Setting[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return settings.filter(({ setting, value }) => {
    const { label, section } = settingWords[setting]
    const text = `${label} ${section} ${value}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
