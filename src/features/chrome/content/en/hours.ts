export const en = {
  open: 'Open now',
  closed: 'Closed now',
  callUntil: (time: string) => `Call until ${time} your time`,
  closes: (now: string, time: string) => `It’s ${now} where you are. We close at ${time}.`,
  opens: (when: string) => `We open ${when}`,
  opensHere: (when: string) => `That’s ${when} where you are.`,
  today: 'today',
  at: (weekday: string, time: string) => `${weekday}, ${time}`,
}
