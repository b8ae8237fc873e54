import { createHmac, randomBytes } from "node:crypto";
import { hookSecretPrefix } from "@sihai/domain/partner";

/** A new secret of 32 random bytes, as the Standard Webhooks scheme writes it. */
export function newHookSecret(): string {
  return hookSecretPrefix + randomBytes(32).toString("base64");
}

type Signed = { eventId: string; seconds: number; body: string; secrets: readonly string[] };

/** The three headers of the Standard Webhooks scheme: an HMAC-SHA256 over id, second and body, with each secret that holds. */
export function eventHeaders({ eventId, seconds, body, secrets }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(hookSecretPrefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${eventId}.${seconds}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": eventId, "webhook-timestamp": String(seconds), "webhook-signature": signatures.join(" ") };
}
