/** What the tabs of one browser tell one another: the administrator signed in, or the session has ended. */
export type SessionNews = 'started' | 'ended'

const channelName = 'admin-session'

export function openSessionNews() {
  return new BroadcastChannel(channelName)
}

/** For a screen that leaves the admin or comes from outside; one that listens tells by its own channel, which it does not hear. */
export function tellOtherTabs(news: SessionNews) {
  const channel = openSessionNews()
  channel.postMessage(news)
  channel.close()
}
