import Fastify, { type FastifyInstance } from "fastify";
import { bankRoutes } from "./bank/bank.routes.ts";
import { carrierRoutes } from "./carriers/carriers.routes.ts";
import { createCarriers } from "./carriers/carriers.ts";
import { gatewayApiRoutes } from "./gateway/api.routes.ts";
import { gatewayControlRoutes } from "./gateway/control.routes.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createIdempotency } from "./gateway/idempotency.ts";
import { gatewayPageRoutes } from "./gateway/pages.routes.ts";
import { createWebhooks } from "./gateway/webhooks.ts";
import { inboxRoutes } from "./mail/inbox.routes.ts";
import { createInbox } from "./mail/inbox.ts";
import { createMailEvents } from "./mail/mail-events.ts";
import { marketRoutes } from "./market/market.routes.ts";
import { createMarket } from "./market/market.ts";
import { readMemory, writeMemory } from "./memory.ts";
import { assetRoutes } from "./pages/assets.routes.ts";
import { homeRoutes } from "./pages/home.routes.ts";
import { pictureRoutes } from "./pictures/pictures.routes.ts";
import { pushRoutes } from "./push/push.routes.ts";
import { ratesRoutes } from "./rates/rates.routes.ts";
import { wechatRoutes } from "./wechat/wechat.routes.ts";
import { pausesUntil, type World } from "./world.ts";

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  /** 0 takes any free port. */
  smtpPort: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Address browsers reach the sandbox under; default: the address it listens on. */
  publicUrl?: string;
  /** Where the outside world calls back: card gateway, carriers and post office. Read at each call, for a server may learn its address after this starts. */
  webhookTargets: { payment: string; tracking: string; mail?: string };
  /** Secret of the card gateway's signatures (`whsec_…`). */
  webhookSecret: string;
  /** Key that authorises calls to the carriers and signs their pushes. Default `sandbox-tracking-key`. */
  trackingKey?: string;
  /** Milliseconds the business clock is ahead of the machine's; added to what `setClockOffset` was told. */
  offsetMs?: () => number;
  /** JSON file that keeps payments, parcels and mails over a restart; without it they are forgotten. */
  memoryFile?: string;
};

export type Sandbox = {
  /** `http://host:port`, as this machine reaches it. */
  url: string;
  smtpPort: number;
  /** Moves the sandbox's clock; done when the carriers have pushed what happened in between. Also `POST /sandbox/clock {"offsetMs": n}`. */
  setClockOffset(ms: number): Promise<void>;
  /** Forgets payments, mails, parcels and every change made to goods and rates; keeps the catalogue and the clock. */
  reset(): void;
  stop(): Promise<void>;
};

const newsEveryMs = 5000;

/** Starts the outside world: one HTTP process and one SMTP listener. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = "127.0.0.1" } = options;
  const stopping = new AbortController();
  const place = { url: "", offsetMs: 0 };
  const parts = buildParts(options, place, stopping.signal);
  const app = createApp();
  const resets = mountRoutes(app, parts);
  const setClockOffset = async (ms: number) => {
    place.offsetMs = ms;
    await parts.carriers.pushNews();
  };
  const reset = () => {
    forget(parts);
    for (const each of resets) each.reset();
  };
  mountTriggers(app, parts.world, { setClockOffset, reset });

  const memory = await openMemory(parts, options.memoryFile);
  place.url = await app.listen({ port: options.port, host });
  const smtpPort = await parts.inbox.listen(options.smtpPort, host).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const ticker = setInterval(() => {
    void parts.carriers.pushNews();
    void memory.remember();
  }, newsEveryMs);

  return {
    url: place.url,
    smtpPort,
    reset,
    setClockOffset,
    stop: async () => {
      clearInterval(ticker);
      stopping.abort();
      await memory.remember();
      await Promise.all([app.close(), parts.inbox.close()]);
    },
  };
}

/** Where the sandbox stands: the address it listens on, known once it does, and how far its clock is ahead. */
type Place = { url: string; offsetMs: number };
type Parts = ReturnType<typeof buildParts>;

function buildParts(options: SandboxOptions, place: Place, stopping: AbortSignal) {
  const { webhookTargets, webhookSecret } = options;
  const trackingKey = options.trackingKey ?? "sandbox-tracking-key";
  const pause = pausesUntil(stopping);
  const world: World = {
    now: () => Date.now() + place.offsetMs + (options.offsetMs?.() ?? 0),
    url: () => place.url,
    publicUrl: () => options.publicUrl?.replace(/\/$/, "") ?? place.url,
  };
  const webhooks = createWebhooks(world, pause, stopping, () => webhookTargets.payment, webhookSecret);
  const mailEvents = createMailEvents(stopping, () => webhookTargets.mail, webhookSecret);
  return {
    world,
    pause,
    trackingKey,
    market: createMarket(),
    webhooks,
    gateway: createGateway(world, pause, webhooks),
    idempotency: createIdempotency(),
    carriers: createCarriers(world, stopping, () => webhookTargets.tracking, trackingKey),
    inbox: createInbox(world, mailEvents.follow),
  };
}

/** Answers in every vendor's protocol. Gives back the parts that keep something of their own, to be reset. */
function mountRoutes(app: FastifyInstance, parts: Parts): { reset(): void }[] {
  const { world, pause, market, gateway, idempotency, carriers, inbox, trackingKey } = parts;
  marketRoutes(app, { world, market, pause });
  pictureRoutes(app);
  void app.register(async (scope) => gatewayApiRoutes(scope, { world, gateway, idempotency, pause }));
  gatewayPageRoutes(app, world, gateway);
  gatewayControlRoutes(app, gateway);
  carrierRoutes(app, world, carriers, trackingKey);
  inboxRoutes(app, inbox);
  bankRoutes(app, world);
  const rates = ratesRoutes(app, world);
  const wechat = wechatRoutes(app, world);
  const push = pushRoutes(app, world);
  homeRoutes(app, market);
  assetRoutes(app);
  return [rates, wechat, push];
}

/** What those who develop and test pull: the clock, and a new beginning. */
function mountTriggers(app: FastifyInstance, world: World, sandbox: Pick<Sandbox, "setClockOffset" | "reset">): void {
  app.post<{ Body: { offsetMs: number } }>("/sandbox/clock", { schema: { body: clockSchema } }, async (request) => {
    await sandbox.setClockOffset(request.body.offsetMs);
    return { now: new Date(world.now()).toISOString() };
  });
  app.post("/sandbox/reset", async () => {
    sandbox.reset();
    return { reset: true };
  });
}

function forget({ market, gateway, webhooks, idempotency, carriers, inbox }: Parts): void {
  market.reset();
  gateway.replaceAll({ tokens: [], intents: [], refunds: [], events: [] });
  webhooks.reset();
  idempotency.reset();
  carriers.replaceAll([]);
  inbox.replaceAll([]);
}

/** Takes back what was kept over a restart, and keeps what happens from now on; without a file nothing is. */
async function openMemory({ gateway, carriers, inbox }: Parts, file: string | undefined) {
  if (file === undefined) return { remember: async () => undefined };
  const kept = await readMemory(file);
  if (kept) {
    gateway.replaceAll(kept.gateway);
    carriers.replaceAll(kept.parcels);
    inbox.replaceAll(kept.messages);
  }
  let remembered = "";
  let writing: Promise<void> = Promise.resolve();
  return {
    /** Writes when something changed; one write at a time. A disk that refuses is reported, never a reason to stop. */
    remember(): Promise<void> {
      const memory = { gateway: gateway.books(), parcels: carriers.all(), messages: inbox.messages().reverse() };
      const { events, tokens } = memory.gateway;
      const print = `${events.at(-1)?.id} ${tokens.length} ${memory.parcels.length} ${memory.messages.at(-1)?.id}`;
      if (print === remembered) return writing;
      remembered = print;
      writing = writing
        .then(() => writeMemory(file, memory))
        .catch((error: unknown) => console.error("the sandbox cannot keep its memory:", error));
      return writing;
    },
  };
}

const clockSchema = {
  type: "object",
  required: ["offsetMs"],
  additionalProperties: false,
  properties: { offsetMs: { type: "integer", minimum: 0 } },
};

function createApp(): FastifyInstance {
  const app = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-content-type-options", "nosniff");
    if (!request.url.includes("/body")) void reply.header("content-security-policy", pagePolicy);
  });
  return app;
}

/** Pages of the sandbox run no inline script; its card fields may be framed by anyone, as a gateway's are. */
const pagePolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
