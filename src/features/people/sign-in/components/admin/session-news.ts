export type SessionNews = 'started' | 'ended'

const channelName = 'admin-session'

export function openSessionNews() {
  return new BroadcastChannel(channelName)
}

/** A tab that posts on its own open channel doesn't hear itself, so this opens another one. */
export function tellOtherTabs(news: SessionNews) {
  const channel = openSessionNews()
  channel.postMessage(news)
  channel.close()
}
