/** The longest address of a push service that is kept. */
export const pushEndpointLength = 1_000;

/**
 * Whether an address is one of a push service that browsers use: the host is one of these, or below one. The address comes from the browser of
 * whoever asks, so nothing else may be called for them.
 */
export function isPushService(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port, username, password, hostname } = new URL(url);
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

const firstSeconds = 10;
const mostSeconds = 3_600;

/**
 * How long to wait after so many tries that failed: ten seconds, then four times as long each time, an hour at most; longer where the push
 * service asked for it.
 */
export function pushPauseSeconds(tries: number, askedSeconds: number | null): number {
  const own = Math.min(mostSeconds, firstSeconds * 4 ** Math.max(0, Math.min(tries, 10) - 1));
  return Math.max(own, Math.min(askedSeconds ?? 0, mostSeconds));
}
