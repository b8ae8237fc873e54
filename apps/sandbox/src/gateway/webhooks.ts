import { createHmac } from "node:crypto";
import type { Pause, World } from "../world.ts";
import { eventToWire, type GatewayEvent } from "./objects.ts";

/** Seconds after which a delivery that was not answered with 2xx is tried again. */
const retryAfterSeconds = [0, 2, 5, 15, 60, 300];

export type Delivery = { eventId: string; at: number; status: number | "unreachable" };

export type Webhooks = {
  /** Delivers in the background, with retries. `delayMs` before the first attempt. */
  send(event: GatewayEvent, delayMs?: number): void;
  /** One attempt now, without retry; answers the status received. */
  deliverNow(event: GatewayEvent): Promise<Delivery["status"]>;
  deliveries(): readonly Delivery[];
  /** While held, nothing is delivered in the background and nothing is kept for later. */
  hold(on: boolean): void;
  reset(): void;
};

/**
 * Deliveries to our server, six tries over some minutes each, until `stopped`. `target` is asked anew each time; the latest
 * thousand are remembered.
 */
export function createWebhooks(world: World, pause: Pause, stopped: AbortSignal, target: () => string, secret: string): Webhooks {
  let deliveries: Delivery[] = [];
  let held = false;
  let round = 0;

  async function deliverNow(event: GatewayEvent): Promise<Delivery["status"]> {
    const body = JSON.stringify(eventToWire(event), null, 2);
    const status = await post(target(), body, signatureHeader(body, secret, world.now()), stopped);
    deliveries = [...deliveries.slice(-999), { eventId: event.id, at: world.now(), status }];
    return status;
  }

  async function keepTrying(event: GatewayEvent, delayMs: number): Promise<void> {
    const startedIn = round;
    await pause(delayMs);
    for (const seconds of retryAfterSeconds) {
      await pause(seconds * 1000);
      if (stopped.aborted || held || round !== startedIn) return;
      const status = await deliverNow(event);
      if (typeof status === "number" && status >= 200 && status < 300) return;
    }
  }

  return {
    send: (event, delayMs = 30) => void keepTrying(event, delayMs),
    deliverNow,
    deliveries: () => deliveries,
    hold: (on) => {
      held = on;
    },
    reset: () => {
      deliveries = [];
      held = false;
      round += 1;
    },
  };
}

/** `Stripe-Signature`: HMAC-SHA256 over the time and the exact bytes sent. */
export function signatureHeader(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

async function post(target: string, body: string, signature: string, stopped: AbortSignal): Promise<Delivery["status"]> {
  try {
    const reply = await fetch(target, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature,
        "user-agent": "Stripe/1.0 (sandbox)",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(10_000)]),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return "unreachable";
  }
}
