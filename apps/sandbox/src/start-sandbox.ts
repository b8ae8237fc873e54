import Fastify, { type FastifyInstance } from "fastify";
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
import { marketRoutes } from "./market/market.routes.ts";
import { createMarket } from "./market/market.ts";
import { readMemory, writeMemory } from "./memory.ts";
import { assetRoutes } from "./pages/assets.routes.ts";
import { homeRoutes } from "./pages/home.routes.ts";
import { pictureRoutes } from "./pictures/pictures.routes.ts";
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
  /** Where the outside world calls back: card gateway and carriers. Read at each call, for a server may learn its address after this starts. */
  webhookTargets: { payment: string; tracking: string };
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
  const { host = "127.0.0.1", webhookTargets, webhookSecret, trackingKey = "sandbox-tracking-key", memoryFile } = options;
  const stopping = new AbortController();
  const pause = pausesUntil(stopping.signal);
  let offset = 0;
  let url = "";
  const world: World = {
    now: () => Date.now() + offset + (options.offsetMs?.() ?? 0),
    url: () => url,
    publicUrl: () => options.publicUrl?.replace(/\/$/, "") ?? url,
  };

  const market = createMarket();
  const webhooks = createWebhooks(world, pause, stopping.signal, () => webhookTargets.payment, webhookSecret);
  const gateway = createGateway(world, pause, webhooks);
  const idempotency = createIdempotency();
  const carriers = createCarriers(world, stopping.signal, () => webhookTargets.tracking, trackingKey);
  const inbox = createInbox(world);

  const app = createApp();
  marketRoutes(app, { world, market, pause });
  pictureRoutes(app);
  void app.register(async (scope) => gatewayApiRoutes(scope, { world, gateway, idempotency, pause }));
  gatewayPageRoutes(app, world, gateway);
  gatewayControlRoutes(app, gateway);
  carrierRoutes(app, world, carriers, trackingKey);
  inboxRoutes(app, inbox);
  const rates = ratesRoutes(app, world);
  const wechat = wechatRoutes(app, world);
  homeRoutes(app, market);
  assetRoutes(app);
  app.post<{ Body: { offsetMs: number } }>("/sandbox/clock", { schema: { body: clockSchema } }, async (request) => {
    await setClockOffset(request.body.offsetMs);
    return { now: new Date(world.now()).toISOString() };
  });
  app.post("/sandbox/reset", async () => {
    reset();
    return { reset: true };
  });

  const kept = memoryFile ? await readMemory(memoryFile) : null;
  if (kept) {
    gateway.replaceAll(kept.gateway);
    carriers.replaceAll(kept.parcels);
    inbox.replaceAll(kept.messages);
  }
  url = await app.listen({ port: options.port, host });
  const smtpPort = await inbox.listen(options.smtpPort, host).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const ticker = setInterval(() => {
    void carriers.pushNews();
    void remember();
  }, newsEveryMs);

  let remembered = "";
  let writing: Promise<void> = Promise.resolve();

  /** Writes when something changed; one write at a time. A disk that refuses is reported, never a reason to stop. */
  function remember(): Promise<void> {
    if (!memoryFile) return writing;
    const file = memoryFile;
    const memory = { gateway: gateway.books(), parcels: carriers.all(), messages: inbox.messages().reverse() };
    const { events, tokens } = memory.gateway;
    const print = `${events.at(-1)?.id} ${tokens.length} ${memory.parcels.length} ${memory.messages.at(-1)?.id}`;
    if (print === remembered) return writing;
    remembered = print;
    writing = writing
      .then(() => writeMemory(file, memory))
      .catch((error: unknown) => console.error("the sandbox cannot keep its memory:", error));
    return writing;
  }

  async function setClockOffset(ms: number): Promise<void> {
    offset = ms;
    await carriers.pushNews();
  }

  function reset(): void {
    market.reset();
    gateway.replaceAll({ tokens: [], intents: [], refunds: [], events: [] });
    webhooks.reset();
    idempotency.reset();
    carriers.replaceAll([]);
    inbox.replaceAll([]);
    rates.reset();
    wechat.reset();
  }

  return {
    url,
    smtpPort,
    reset,
    setClockOffset,
    stop: async () => {
      clearInterval(ticker);
      stopping.abort();
      await remember();
      await Promise.all([app.close(), inbox.close()]);
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
