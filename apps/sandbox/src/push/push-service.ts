import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { World } from "../world.ts";
import { decrypt, newReceiver, type Receiver } from "./decrypt.ts";
import { readVapid } from "./vapid.ts";

/** `gone`: 410 for good. `busy`: 429 once, with two seconds to wait. `down`: 500 until told otherwise. */
export const pushBehaviours = ["ok", "gone", "busy", "down"] as const;
type Behaviour = (typeof pushBehaviours)[number];

type Subscription = Receiver & { id: string; name: string; boundTo: string | undefined; behaviour: Behaviour };
export type PushMessage = {
  id: string;
  subscription: string;
  name: string;
  receivedAt: string;
  topic: string;
  ttl: number;
  title: string;
  body: string;
  url: string;
  payload: unknown;
};
type Answer = { status: number; said: string; waitSeconds?: number };

export type PushService = ReturnType<typeof createPushService>;

const keptMax = 500;
const bodyMost = 4_096;

/** A push service by RFC 8030, with the browser behind it: it reads what it is sent, as only the browser can. */
export function createPushService(world: World) {
  let subscriptions = new Map<string, Subscription>();
  let messages: PushMessage[] = [];

  return {
    /** What `PushManager.subscribe` would give a page. */
    subscribe({ applicationServerKey, name }: { applicationServerKey?: string; name?: string }) {
      const id = randomBytes(16).toString("base64url");
      const receiver = newReceiver(randomBytes);
      subscriptions.set(id, { ...receiver, id, name: name ?? "browser", boundTo: applicationServerKey, behaviour: "ok" });
      const keys = { p256dh: receiver.publicKey, auth: receiver.auth };
      return { id, endpoint: `${world.url()}/push/send/${id}`, keys };
    },

    behave(id: string, behaviour: Behaviour): boolean {
      const subscription = subscriptions.get(id);
      if (subscription) subscription.behaviour = behaviour;
      return subscription !== undefined;
    },

    receive(id: string, headers: IncomingHttpHeaders, body: Buffer): Answer {
      const subscription = subscriptions.get(id);
      if (!subscription) return { status: 404, said: "no such subscription" };
      const sender = readVapid(headers.authorization, new URL(world.url()).origin, new Date());
      if ("refused" in sender) return { status: 403, said: sender.refused };
      if (subscription.boundTo !== undefined && subscription.boundTo !== sender.key)
        return { status: 403, said: "the subscription is another sender's" };
      const ttl = Number(headers.ttl);
      if (headers.ttl === undefined || !Number.isInteger(ttl) || ttl < 0) return { status: 400, said: "no TTL" };
      if (headers["content-encoding"] !== "aes128gcm") return { status: 415, said: "not aes128gcm" };
      if (body.length > bodyMost) return { status: 413, said: "longer than 4096 bytes" };
      const refused = refusalOf(subscription);
      if (refused) return refused;
      return keep(subscription, { topic: String(headers.topic ?? ""), ttl, body });
    },

    messages: (id?: string) => messages.filter(({ subscription }) => id === undefined || subscription === id).toReversed(),

    reset() {
      subscriptions = new Map();
      messages = [];
    },
  };

  function keep(subscription: Subscription, { topic, ttl, body }: { topic: string; ttl: number; body: Buffer }): Answer {
    let payload: unknown;
    try {
      payload = JSON.parse(decrypt(body, subscription));
    } catch {
      return { status: 400, said: "the browser cannot read it" };
    }
    const said = typeof payload === "object" && payload !== null ? payload : {};
    const text = (name: "title" | "body" | "url") => String(Object.entries(said).find(([key]) => key === name)?.[1] ?? "");
    const message = {
      id: randomBytes(8).toString("base64url"),
      ...{ subscription: subscription.id, name: subscription.name },
      receivedAt: new Date(world.now()).toISOString(),
      ...{ topic, ttl, payload, title: text("title"), body: text("body"), url: text("url") },
    };
    messages = [...messages.slice(1 - keptMax), message];
    return { status: 201, said: "" };
  }
}

function refusalOf(subscription: Subscription): Answer | null {
  const { behaviour } = subscription;
  if (behaviour === "gone") return { status: 410, said: "gone" };
  if (behaviour === "down") return { status: 500, said: "down" };
  if (behaviour !== "busy") return null;
  subscription.behaviour = "ok";
  return { status: 429, said: "too many", waitSeconds: 2 };
}
