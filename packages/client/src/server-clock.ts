/** Less than this may be the way of the answer or the whole seconds of its header. */
const agreesMs = 60_000;
let aheadMs = 0;

/** Takes the time of an answer's Date header: deadlines are the server's, and a device's clock may be wrong by days. */
export function noticeServerDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Number.isFinite(difference)) aheadMs = Math.abs(difference) < agreesMs ? 0 : difference;
}

/** The present moment by the server's clock, in milliseconds since 1970; the device's own until an answer came. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
