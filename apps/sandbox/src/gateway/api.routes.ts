import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pause, World } from "../world.ts";
import { type Form, readForm } from "./form.ts";
import type { Gateway } from "./gateway.ts";
import { GatewayError, invalid } from "./gateway-error.ts";
import type { Idempotency } from "./idempotency.ts";
import { newId } from "./new-id.ts";
import {
  balanceLineToWire,
  disputeToWire,
  eventToWire,
  type Intent,
  intentToWire,
  payoutToWire,
  refundToWire,
} from "./objects.ts";

type Context = { world: World; gateway: Gateway; idempotency: Idempotency; pause: Pause };

/** The subset of the vendor's REST API that the official SDK is used for: payment intents, refunds, events. */
export function gatewayApiRoutes(app: FastifyInstance, { world, gateway, idempotency, pause }: Context): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send({ error: errorToWire(error) });
    return reply.code(500).send({ error: { type: "api_error", message: "internal error" } });
  });
  app.addHook("onRequest", async (request) => {
    if (!/^Bearer sk_\w+$/.test(request.headers.authorization ?? ""))
      throw new GatewayError(401, "invalid_request_error", "You did not provide a valid API key.");
  });

  const wire = (intent: Intent, form: Form, prefix = "") =>
    intentToWire(intent, world.publicUrl(), form.list("expand").includes(`${prefix}latest_charge`));
  const intentOf = (id: string): Intent => {
    const intent = gateway.intents.find(id);
    if (!intent)
      throw new GatewayError(404, "invalid_request_error", `No such payment_intent: '${id}'`, "resource_missing", "intent");
    return intent;
  };

  app.post("/v1/payment_intents", async (request, reply) => {
    const form = readForm(request.body);
    return mutate(request, reply, () => {
      const intent = gateway.intents.create(readNewIntent(form));
      return form.text("confirm") === "true" ? confirmed(intent, form) : { status: 200, body: wire(intent, form) };
    });
  });

  app.get<{ Querystring: Record<string, string> }>("/v1/payment_intents", async (request) => {
    const form = readForm(request.query);
    return page("/v1/payment_intents", gateway.intents.all().reverse(), form, (intent) => wire(intent, form, "data."));
  });

  app.get<{ Querystring: Record<string, string> }>("/v1/payment_intents/search", async (request) => {
    const form = readForm(request.query);
    const [, key = "", value = ""] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(form.text("query") ?? "") ?? [];
    if (!key) throw invalid("the sandbox searches by one metadata field only", undefined, "query");
    const found = gateway.intents
      .all()
      .reverse()
      .filter((intent) => !gateway.search.lags && intent.metadata[key] === value);
    return {
      object: "search_result",
      url: "/v1/payment_intents/search",
      has_more: false,
      next_page: null,
      data: found.slice(0, 100).map((intent) => wire(intent, form, "data.")),
    };
  });

  app.get<{ Params: { id: string }; Querystring: Record<string, string> }>("/v1/payment_intents/:id", async (request) =>
    wire(intentOf(request.params.id), readForm(request.query)),
  );

  app.post<{ Params: { id: string } }>("/v1/payment_intents/:id/confirm", async (request, reply) =>
    mutate(request, reply, () => {
      const form = readForm(request.body);
      const intent = intentOf(request.params.id);
      intent.returnUrl = form.text("return_url") ?? intent.returnUrl;
      return confirmed(intent, form);
    }),
  );

  app.post<{ Params: { id: string } }>("/v1/payment_intents/:id/cancel", async (request, reply) =>
    mutate(request, reply, () => {
      const intent = intentOf(request.params.id);
      gateway.intents.cancel(intent);
      return { status: 200, body: wire(intent, readForm(request.body)) };
    }),
  );

  app.post("/v1/refunds", async (request, reply) =>
    mutate(request, reply, () => {
      const form = readForm(request.body);
      const intent = intentOf(form.text("payment_intent") ?? "");
      const refund = gateway.refunds.create(intent, form.whole("amount"), form.map("metadata"));
      const hang = gateway.tokens.behaviourOf(intent.paymentMethod) === "refund-then-hang";
      return { status: 200, body: refundToWire(refund), hang };
    }),
  );

  app.get<{ Querystring: Record<string, string> }>("/v1/refunds", async (request) => {
    const form = readForm(request.query);
    const intentId = form.text("payment_intent");
    const found = gateway.refunds.all().filter((refund) => intentId === undefined || refund.intentId === intentId);
    return page("/v1/refunds", found.reverse(), form, refundToWire);
  });

  app.get<{ Params: { id: string } }>("/v1/refunds/:id", async (request) => {
    const refund = gateway.refunds.find(request.params.id);
    if (!refund) throw new GatewayError(404, "invalid_request_error", "No such refund", "resource_missing", "id");
    return refundToWire(refund);
  });

  app.post("/v1/customers", async (request, reply) =>
    mutate(request, reply, () => {
      const metadata = readForm(request.body).map("metadata");
      return { status: 200, body: { id: newId("cus"), object: "customer", created: Math.floor(world.now() / 1000), metadata } };
    }),
  );

  app.post<{ Params: { id: string } }>("/v1/payment_methods/:id/detach", async (request, reply) =>
    mutate(request, reply, () => {
      const { id, brand, last4 } = gateway.tokens.detach(request.params.id);
      return { status: 200, body: { id, object: "payment_method", type: "card", card: { brand, last4 }, customer: null } };
    }),
  );

  disputeRoutes(app, { world, gateway, mutate });
  balanceRoutes(app, gateway);

  app.get<{ Querystring: Record<string, string> }>("/v1/events", async (request) =>
    page("/v1/events", [...gateway.events.all()].reverse(), readForm(request.query), eventToWire),
  );

  app.get<{ Params: { id: string } }>("/v1/events/:id", async (request) => {
    const event = gateway.events.find(request.params.id);
    if (!event) throw new GatewayError(404, "invalid_request_error", "No such event", "resource_missing", "id");
    return eventToWire(event);
  });

  function confirmed(intent: Intent, form: Form): { status: number; body: unknown; hang?: boolean } {
    try {
      const behaviour = gateway.intents.confirm(intent, form.text("payment_method") ?? "");
      return { status: 200, body: wire(intent, form), hang: behaviour === "capture-then-hang" };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 402) throw error;
      const decline = intent.lastError?.decline_code;
      const detail = { ...errorToWire(error), ...(decline ? { decline_code: decline } : {}), payment_intent: wire(intent, form) };
      return { status: 402, body: { error: detail } };
    }
  }

  async function mutate(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => { status: number; body: unknown; hang?: boolean },
  ) {
    const key = request.headers["idempotency-key"];
    let hang = false;
    const answer = idempotency.once(typeof key === "string" ? key : undefined, `${request.url} ${String(request.body)}`, () => {
      const result = work();
      hang = result.hang ?? false;
      return { status: result.status, body: result.body };
    });
    if (hang) await pause(30_000);
    if (answer.replayed) void reply.header("idempotent-replayed", "true");
    return reply.code(answer.status).send(answer.body);
  }
}

type Mutate = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => { status: number; body: unknown },
) => Promise<FastifyReply>;

function disputeRoutes(
  app: FastifyInstance,
  { world, gateway, mutate }: Pick<Context, "world" | "gateway"> & { mutate: Mutate },
): void {
  const disputeOf = (id: string) => {
    const dispute = gateway.disputes.find(id);
    if (!dispute) throw new GatewayError(404, "invalid_request_error", `No such dispute: '${id}'`, "resource_missing", "dispute");
    return dispute;
  };
  const seconds = () => Math.floor(world.now() / 1000);

  app.get<{ Params: { id: string } }>("/v1/disputes/:id", async (request) =>
    disputeToWire(disputeOf(request.params.id), seconds()),
  );

  // Bodies of several parts come to this call only.
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer", bodyLimit: 6_000_000 }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer }>("/v1/files", { bodyLimit: 6_000_000 }, async (request, reply) =>
    mutate(request, reply, () => {
      const { id, purpose, filename, bytes } = gateway.files.add(request.body, request.headers["content-type"] ?? "");
      return { status: 200, body: { id, object: "file", created: seconds(), filename, purpose, size: bytes.length } };
    }),
  );

  app.post<{ Params: { id: string } }>("/v1/disputes/:id/close", async (request, reply) =>
    mutate(request, reply, () => {
      const dispute = disputeOf(request.params.id);
      if (dispute.status !== "needs_response") throw invalid("this dispute cannot be closed", "dispute_not_open");
      gateway.disputes.close(dispute, "lost");
      return { status: 200, body: disputeToWire(dispute, seconds()) };
    }),
  );

  app.post<{ Params: { id: string } }>("/v1/disputes/:id", async (request, reply) =>
    mutate(request, reply, () => {
      const form = readForm(request.body);
      const dispute = disputeOf(request.params.id);
      gateway.disputes.answer(dispute, form.map("evidence"), form.text("submit") !== "false");
      return { status: 200, body: disputeToWire(dispute, seconds()) };
    }),
  );
}

function balanceRoutes(app: FastifyInstance, { balance }: Gateway): void {
  app.get<{ Querystring: Record<string, string> }>("/v1/balance_transactions", async (request) => {
    const form = readForm(request.query);
    const expanded = form.list("expand").includes("data.source");
    return page("/v1/balance_transactions", balance.all().reverse(), form, (line) => balanceLineToWire(line, expanded));
  });

  app.get<{ Querystring: Record<string, string> }>("/v1/payouts", async (request) =>
    page("/v1/payouts", balance.payouts().reverse(), readForm(request.query), payoutToWire),
  );

  app.get("/v1/balance", async () => ({
    object: "balance",
    available: balance.standing().map((part) => ({ ...part, source_types: { card: part.amount } })),
    livemode: false,
    pending: [],
  }));
}

function readNewIntent(form: Form) {
  const amount = form.whole("amount");
  const currency = (form.text("currency") ?? "").toLowerCase();
  if (amount === undefined || amount < 1) throw invalid("Invalid positive integer", "parameter_invalid_integer", "amount");
  if (amount > 99_999_999) throw invalid("Amount must be no more than 999,999.99", "amount_too_large", "amount");
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, undefined, "currency");
  return {
    amount,
    currency,
    description: form.text("description") ?? null,
    metadata: form.map("metadata"),
    returnUrl: form.text("return_url") ?? null,
    receiptEmail: form.text("receipt_email") ?? null,
    customerId: form.text("customer") ?? null,
    keepsCard: form.text("setup_future_usage") !== undefined,
  };
}

function page<Item extends { id: string; created: number }>(
  url: string,
  newestFirst: Item[],
  form: Form,
  toWire: (item: Item) => unknown,
) {
  const since = form.whole("created[gte]") ?? 0;
  const before = form.whole("created[lt]") ?? (form.whole("created[lte]") ?? Number.POSITIVE_INFINITY) + 1;
  const limit = Math.min(100, form.whole("limit") ?? 10);
  const after = form.text("starting_after");
  const matching = newestFirst.filter((item) => item.created >= since && item.created < before);
  const start = after ? matching.findIndex((item) => item.id === after) + 1 : 0;
  return {
    object: "list",
    url,
    has_more: start + limit < matching.length,
    data: matching.slice(start, start + limit).map(toWire),
  };
}

function errorToWire(error: GatewayError): Record<string, unknown> {
  const { type, message, code, param } = error;
  return { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) };
}
