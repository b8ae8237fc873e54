import type { World } from "../world.ts";
import type { CardBehaviour } from "./cards.ts";
import { newId } from "./new-id.ts";
import type { GatewayEvent } from "./objects.ts";
import type { Webhooks } from "./webhooks.ts";

const keptMax = 5000;

export type EventLog = {
  /** Writes the event down and sends it the way the card asks for. */
  record(type: string, object: Record<string, unknown>, behaviour?: CardBehaviour): void;
  /** Oldest first. */
  all(): GatewayEvent[];
  find(id: string): GatewayEvent | undefined;
  replaceAll(events: GatewayEvent[]): void;
};

/**
 * The events of every object, as they stood at that moment; the latest are kept, and sent as the card provokes: late, twice, out
 * of order, or not at all.
 */
export function createEventLog(world: World, webhooks: Webhooks): EventLog {
  let events: GatewayEvent[] = [];

  function add(type: string, object: Record<string, unknown>): GatewayEvent {
    const event: GatewayEvent = {
      id: newId("evt"),
      type,
      created: Math.floor(world.now() / 1000),
      object: structuredClone(object),
    };
    events = [...events.slice(1 - keptMax), event];
    return event;
  }

  function record(type: string, object: Record<string, unknown>, behaviour: CardBehaviour = "ok"): void {
    const earlier =
      behaviour === "webhook-out-of-order"
        ? add("payment_intent.processing", { ...object, status: "processing", amount_received: 0, latest_charge: null })
        : null;
    const event = add(type, object);
    if (behaviour === "webhook-none") return;
    webhooks.send(event, behaviour === "webhook-late" ? 10_000 : undefined);
    if (behaviour === "webhook-twice") webhooks.send(event, 60);
    if (earlier) webhooks.send(earlier, 1000);
  }

  return {
    record,
    all: () => events,
    find: (id) => events.find((event) => event.id === id),
    replaceAll: (kept) => {
      events = kept;
    },
  };
}
