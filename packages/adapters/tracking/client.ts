import { createHash, timingSafeEqual } from "node:crypto";
import { ok, type Result, refuse } from "@sihai/domain";
import { askJson, type Fetch, type SourceRefusal } from "../http/index.ts";
import { parcelFrom } from "./map.ts";
import type { TrackedParcel, TrackingPort, TrackingWebhookRefusal } from "./port.ts";
import { pushBody, readReply, registerReply } from "./reply.ts";

export type TrackingConfig = {
  fetch: Fetch;
  /** `https://api.17track.net`, or the sandbox's address. */
  baseUrl: string;
  /** Sent as `17token`; also the key of the pushes' signature. */
  key: string;
  timeoutMs?: number;
};

const source = "tracking";
const numbersMax = 40;
const alreadyRegistered = -18_019_901;

/** Following parcels through a tracking source that speaks 17TRACK's protocol, version 2.2. */
export function createTracking({ fetch, baseUrl, key, timeoutMs = 10_000 }: TrackingConfig): TrackingPort {
  const base = `${baseUrl.replace(/\/$/, "")}/track/v2.2`;
  const post = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", "17token": key },
    body: JSON.stringify(body),
  });

  return {
    async follow({ number, reference, destination, days: [from, to], shippedAt }) {
      // The remark is a free note to the vendor; the sandbox's carriers read the promise out of it.
      const remark = `${destination} ${from}-${to} ${shippedAt.toISOString()}`;
      const reply = await askJson({
        fetch,
        source,
        url: `${base}/register`,
        init: post([{ number, tag: reference, remark }]),
        timeoutMs,
        schema: registerReply,
      });
      if (!reply.ok) return reply;
      if (reply.value.code !== 0) return failed(`code ${reply.value.code}`);
      const [rejected] = reply.value.data.rejected;
      if (!rejected || rejected.error.code === alreadyRegistered) return ok({ number });
      return refuse({ code: "TRACKING_NUMBER_REFUSED", detail: rejected.error.message });
    },

    async read(numbers) {
      if (numbers.length > numbersMax) throw new RangeError(`at most ${numbersMax} numbers at once`);
      if (numbers.length === 0) return ok([]);
      const init = post(numbers.map((number) => ({ number })));
      const reply = await askJson({ fetch, source, url: `${base}/gettrackinfo`, init, timeoutMs, schema: readReply });
      if (!reply.ok) return reply;
      if (reply.value.code !== 0) return failed(`code ${reply.value.code}`);
      return ok(reply.value.data.accepted.map(parcelFrom));
    },

    readWebhook: ({ body, sign }) => readPush(body, sign, key),
  };
}

/** The vendor signs with SHA-256 over the exact body, a slash and the key. */
function readPush(body: Buffer | string, sign: string | undefined, key: string): Result<TrackedParcel, TrackingWebhookRefusal> {
  if (!sign) return refuse({ code: "WEBHOOK_UNSIGNED" });
  const expected = createHash("sha256").update(body).update(`/${key}`).digest();
  const given = Buffer.from(sign, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refuse({ code: "WEBHOOK_FORGED" });
  try {
    const parsed = pushBody.safeParse(JSON.parse(body.toString()));
    return parsed.success ? ok(parcelFrom(parsed.data.data)) : refuse({ code: "WEBHOOK_UNREADABLE" });
  } catch {
    return refuse({ code: "WEBHOOK_UNREADABLE" });
  }
}

function failed(detail: string): Result<never, SourceRefusal> {
  return refuse({ code: "SOURCE_FAILED", source, detail });
}
