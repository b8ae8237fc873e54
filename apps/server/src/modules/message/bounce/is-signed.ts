import { createHmac, timingSafeEqual } from "node:crypto";

type Received = { body: string; header: (name: string) => string | undefined; secret: string; now: Date };

const toleranceSeconds = 300;

/** Whether a call bears a signature of the Standard Webhooks scheme under this secret, no older or newer than five minutes. */
export function isSigned({ body, header, secret, now }: Received): boolean {
  const [id, seconds] = [header("webhook-id"), header("webhook-timestamp")];
  if (!id || !seconds || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const ours = createHmac("sha256", key).update(`${id}.${seconds}.`).update(body).digest();
  return (header("webhook-signature") ?? "").split(" ").some((each) => {
    const theirs = Buffer.from(each.replace(/^v1,/, ""), "base64");
    return each.startsWith("v1,") && theirs.length === ours.length && timingSafeEqual(theirs, ours);
  });
}
