/** News that one browser's tabs share: the administrator signed in, or the session ended. */
export type SessionNews = 'started' | 'ended'

const channelName = 'admin-session'

export function openSessionNews() {
  return new BroadcastChannel(channelName)
}

/** Tells every tab that listens, this one included; a tab that posts on its own open channel doesn't hear itself. */
export function tellOtherTabs(news: SessionNews) {
  const channel = openSessionNews()
  channel.postMessage(news)
  channel.close()
}
