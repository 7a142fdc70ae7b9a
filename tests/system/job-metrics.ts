const metric = async (url: string, name: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const line = metrics.split('\n').find((found) => found.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? Number.NaN)
}

/** Counts a queue's jobs that are waiting, active or dead. */
export const countJobsIn = (url: string, queue: string, state: string) =>
  metric(url, `jobs{queue="${queue}",state="${state}"}`)

/** Counts a queue's failures since the server started. */
export const countJobFailures = async (url: string, queue: string) =>
  (await metric(url, `job_failures_total{queue="${queue}"}`)) || 0
