import type { FastifyInstance } from "fastify";
import type { Gateway } from "./gateway.ts";
import { GatewayError } from "./gateway-error.ts";
import { newId } from "./new-id.ts";
import { balanceLineToWire, disputeToWire, eventToWire, payoutToWire, refundToWire } from "./objects.ts";

type OfWhat = { reference?: string };
type Replay = { times?: number; together?: boolean; newId?: boolean; amount?: number; currency?: string };

/** What specs and curious people may do to the gateway: see its events, deliver them again, change them, hold them back. */
export function gatewayControlRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Querystring: OfWhat }>("/sandbox/gateway/events", { schema: { querystring: ofWhat } }, async ({ query }) => {
    const events = gateway.events.all().filter(({ object }) => isOf(object, query.reference));
    const ids = new Set(events.map(({ id }) => id));
    return {
      events: events.reverse().map(eventToWire),
      deliveries: gateway.webhooks.deliveries().filter(({ eventId }) => ids.has(eventId) || query.reference === undefined),
    };
  });

  app.get<{ Querystring: OfWhat }>("/sandbox/gateway/intents", { schema: { querystring: ofWhat } }, async ({ query }) => ({
    intents: gateway.intents
      .all()
      .filter((intent) => isOf(intent, query.reference))
      .reverse(),
  }));

  app.post<{ Params: { eventId: string }; Body: Replay | null }>(
    "/sandbox/gateway/replay/:eventId",
    { schema: { body: replaySchema } },
    async (request, reply) => {
      const original = gateway.events.find(request.params.eventId);
      if (!original) return reply.code(404).send({ error: "no such event" });
      const { times = 1, together = false, newId: renew = false, amount, currency } = request.body ?? {};
      const object = {
        ...original.object,
        ...(amount === undefined ? {} : { amount, amount_received: amount }),
        ...(currency === undefined ? {} : { currency }),
      };
      const copies = Array.from({ length: times }, () => ({ ...original, id: renew ? newId("evt") : original.id, object }));
      if (together) return { statuses: await Promise.all(copies.map(gateway.webhooks.deliverNow)) };
      const statuses = [];
      for (const copy of copies) statuses.push(await gateway.webhooks.deliverNow(copy));
      return { statuses };
    },
  );

  dashboardRoutes(app, gateway);
  evidenceRoutes(app, gateway);
  balanceRoutes(app, gateway);

  app.post<{ Body: { on: boolean } }>("/sandbox/gateway/search-lags", { schema: { body: holdSchema } }, async (request) => {
    gateway.search.lags = request.body.on;
    return { lags: request.body.on };
  });

  app.post<{ Body: { on: boolean } }>("/sandbox/gateway/hold", { schema: { body: holdSchema } }, async (request) => {
    gateway.webhooks.hold(request.body.on);
    return { held: request.body.on };
  });
}

/** What a bank reads of a dispute: the evidence, and each paper of it. */
function evidenceRoutes(app: FastifyInstance, { disputes, files }: Gateway): void {
  app.get<{ Params: { id: string } }>("/sandbox/gateway/evidence/:id", async (request, reply) => {
    const dispute = disputes.find(request.params.id);
    if (!dispute) return reply.code(404).send({ error: "no such dispute" });
    const { evidence, submissions, status } = dispute;
    return { evidence, submissions, status };
  });

  app.get<{ Params: { id: string } }>("/sandbox/gateway/files/:id", async (request, reply) => {
    const file = files.find(request.params.id);
    return file ? reply.type(file.type).send(file.bytes) : reply.code(404).send({ error: "no such file" });
  });
}

/** What a merchant does on the gateway's own pages, and what a card's holder and its bank do. */
function dashboardRoutes(app: FastifyInstance, { intents, refunds, disputes }: Gateway): void {
  const intentOf = (id: string) => {
    const intent = intents.find(id);
    if (!intent) throw new GatewayError(404, "invalid_request_error", "no such intent");
    return intent;
  };
  const seconds = () => Math.floor(Date.now() / 1000);

  app.post<{ Params: { id: string }; Body: { amount?: number } | null }>("/sandbox/gateway/refund/:id", async (request) =>
    refundToWire(refunds.create(intentOf(request.params.id), request.body?.amount, {})),
  );

  app.post<{ Params: { id: string }; Body: { reason?: string } | null }>(
    "/sandbox/gateway/fail-refund/:id",
    async (request, reply) => {
      const refund = refunds.find(request.params.id);
      if (!refund) return reply.code(404).send({ error: "no such refund" });
      refunds.fail(refund, intentOf(refund.intentId), request.body?.reason);
      return refundToWire(refund);
    },
  );

  app.post<{ Params: { id: string }; Body: { amount?: number; reason?: string; isInquiry?: boolean } | null }>(
    "/sandbox/gateway/dispute/:id",
    async (request) => disputeToWire(disputes.open(intentOf(request.params.id), request.body ?? {}), seconds()),
  );

  app.post<{ Params: { id: string }; Body: { outcome: "won" | "lost" } }>(
    "/sandbox/gateway/close-dispute/:id",
    { schema: { body: closeSchema } },
    async (request, reply) => {
      const dispute = disputes.find(request.params.id);
      if (!dispute) return reply.code(404).send({ error: "no such dispute" });
      disputes.close(dispute, request.body.outcome);
      return disputeToWire(dispute, seconds());
    },
  );
}

/** The gateway pays out when told to; and its books may be made to say what ours do not. */
function balanceRoutes(app: FastifyInstance, { balance }: Gateway): void {
  app.post<{ Body: { currency: string; amount?: number } }>("/sandbox/gateway/payout", async (request) =>
    payoutToWire(balance.payOut(request.body.currency.toLowerCase(), request.body.amount)),
  );

  app.post<{ Params: { id: string } }>("/sandbox/gateway/fail-payout/:id", async (request) =>
    payoutToWire(balance.failPayout(request.params.id)),
  );

  app.post<{ Body: { currency: string; amount: number; isFee?: boolean } }>(
    "/sandbox/gateway/line",
    { schema: { body: lineSchema } },
    async (request) => {
      const { currency, amount, isFee = false } = request.body;
      const type = isFee ? "stripe_fee" : "adjustment";
      const category = isFee ? "fee" : "other_adjustment";
      return balanceLineToWire(balance.record({ type, category, amount, currency: currency.toLowerCase(), source: null }), false);
    },
  );
}

const lineSchema = {
  type: "object",
  required: ["currency", "amount"],
  additionalProperties: false,
  properties: { currency: { type: "string" }, amount: { type: "integer" }, isFee: { type: "boolean" } },
};

const closeSchema = {
  type: "object",
  required: ["outcome"],
  additionalProperties: false,
  properties: { outcome: { enum: ["won", "lost"] } },
};

const ofWhat = { type: "object", additionalProperties: false, properties: { reference: { type: "string" } } };

/** Whether it is about what begins with this reference of ours; everything is where none is asked for. */
function isOf(object: { metadata?: unknown }, reference: string | undefined): boolean {
  if (reference === undefined) return true;
  const metadata = object.metadata as { reference?: string } | undefined;
  return metadata?.reference?.startsWith(reference) ?? false;
}

const replaySchema = {
  type: ["object", "null"],
  additionalProperties: false,
  properties: {
    times: { type: "integer", minimum: 1, maximum: 64 },
    together: { type: "boolean" },
    newId: { type: "boolean" },
    amount: { type: "integer" },
    currency: { type: "string" },
  },
};

const holdSchema = { type: "object", required: ["on"], additionalProperties: false, properties: { on: { type: "boolean" } } };
