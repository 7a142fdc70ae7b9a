import type { DeviceOwner } from '#lib/browser-store/own-device.ts'

export const en = {
  question: 'Is this your own device?',
  answers: { own: 'Yes, it’s mine', shared: 'No, it’s shared' } satisfies Record<DeviceOwner, string>,
  kept: {
    unknown:
      'Your answers stay in this tab and are gone when you close it. On your own device we can keep them for you to come back to.',
    own: 'Your answers are saved in this browser for up to 7 days, encrypted. “Start over” removes them sooner.',
    shared:
      'Your answers stay in this tab only and are gone when you close it. Close it before you walk away.',
  } satisfies Record<DeviceOwner | 'unknown', string>,
}
