import { ok, refuse } from "@sihai/domain";
import type { Fetch } from "../http/index.ts";
import type { PushPort, PushRefusal } from "./port.ts";

export type PushConfig = {
  fetch: Fetch;
  /** Whom a push service writes to when something is wrong: `mailto:…` or an address of the web. */
  contact: string;
  timeoutMs?: number;
};

const gone = new Set([404, 410]);

/** Push services of browsers: encrypted and signed by the library, which comes with the first message, and sent through the guarded call. */
export function createPush({ fetch, contact, timeoutMs = 5000 }: PushConfig): PushPort {
  return {
    async send({ device, keys, payload, topic, worthSeconds }) {
      const { default: library } = await import("web-push");
      const { endpoint, p256dh, auth } = device;
      const encoding = "aes128gcm";
      // Its parts rather than the whole request, which the library makes with the parser of addresses Node warns of.
      const { cipherText } = library.encrypt(p256dh, auth, payload, encoding);
      const signed = library.getVapidHeaders(new URL(endpoint).origin, contact, keys.publicKey, keys.privateKey, encoding);
      const headers = {
        ...{ TTL: String(worthSeconds), Topic: topic, Urgency: "normal" },
        ...{ "Content-Type": "application/octet-stream", "Content-Encoding": encoding },
        Authorization: signed.Authorization,
      };
      try {
        const reply = await fetch(endpoint, {
          method: "POST",
          headers,
          body: new Uint8Array(cipherText),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await reply.body?.cancel();
        return reply.ok ? ok({ status: reply.status }) : refuse(refusalOf(reply));
      } catch {
        return refuse({ code: "PUSH_FAILED", status: null, waitSeconds: null });
      }
    },
    async newKeys() {
      const { default: library } = await import("web-push");
      return library.generateVAPIDKeys();
    },
  };
}

function refusalOf({ status, headers }: Response): PushRefusal {
  if (gone.has(status)) return { code: "PUSH_GONE", status };
  if (status === 429 || status >= 500) return { code: "PUSH_FAILED", status, waitSeconds: secondsOf(headers.get("retry-after")) };
  return { code: "PUSH_REFUSED", status };
}

/** Seconds, or a date; null for neither. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
