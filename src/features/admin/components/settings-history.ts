import { createContext, use } from 'react'

/** Opens who changed what on this page of the settings. Undefined where nothing is kept, or where it isn't theirs. */
export const SettingsHistory = createContext<(() => void) | undefined>(undefined)

export const useSettingsHistory = () => use(SettingsHistory)
