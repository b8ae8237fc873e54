import { addPushDevice, listPushDevices } from "@sihai/contract/message";
import type { Client, SpecWorld } from "#testing";

type Subscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Pushed = { topic: string; ttl: number; title: string; body: string; url: string; payload: { id: string; lang: string } };

/** A browser at the sandbox's push service, as one that would be shown messages for this key. */
export async function aSubscription({ sandbox }: SpecWorld, applicationServerKey?: string): Promise<Subscription> {
  const reply = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ applicationServerKey }),
  });
  return reply.json() as Promise<Subscription>;
}

/** Shows a customer's messages on the device they are logged in with. Answers the subscription's id at the push service. */
export async function aPushDevice(world: SpecWorld, client: Client): Promise<string> {
  const { publicKey } = await client.must(listPushDevices);
  const { id, ...body } = await aSubscription(world, publicKey);
  await client.must(addPushDevice, { body });
  return id;
}

/** What a browser was pushed, the latest first. */
export async function pushedTo({ sandbox }: SpecWorld, id: string): Promise<Pushed[]> {
  const reply = await fetch(`${sandbox.url}/push/api/messages?id=${id}`);
  return ((await reply.json()) as { messages: Pushed[] }).messages;
}

/** What the push service answers from now on for a subscription: `gone` for good, `busy` or `down` for a while. */
export async function behave({ sandbox }: SpecWorld, id: string, behaviour: "ok" | "gone" | "busy" | "down"): Promise<void> {
  await fetch(`${sandbox.url}/sandbox/push/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ behaviour }),
  });
}
