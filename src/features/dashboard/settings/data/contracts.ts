import type { SettingState } from '../schema.ts'

type Facts = { isOn: boolean; keepYears: number; form: number | null }
type Value = { state: SettingState; value: string }

/** Off is what the owner chose. Once they are on, nothing can be sent before a form is in force. */
export function judgeContracts({
  isOn,
  keepYears,
  form,
}: Facts): Record<'contracts' | 'contract-form', Value> {
  return {
    contracts: { state: 'set', value: isOn ? `on, kept ${keepYears} years` : 'off' },
    'contract-form': {
      state: isOn && form === null ? 'begun' : 'set',
      value: form === null ? 'none yet' : `form ${form}`,
    },
  }
}
