import dns from 'node:dns'

/** Loaded into our server by NODE_OPTIONS: it finds files.localhost, as in the containers, where the proxy has that name. */
const lookUp = dns.lookup
dns.lookup = ((name: string, ...rest: never[]) =>
  (lookUp as (...input: unknown[]) => void)(
    name.endsWith('.localhost') ? 'localhost' : name,
    ...rest,
  )) as typeof dns.lookup
