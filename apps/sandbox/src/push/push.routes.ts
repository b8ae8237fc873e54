import type { FastifyInstance } from "fastify";
import { escapeHtml, htmlPage, type Lang, langOf } from "../pages/layout.ts";
import type { World } from "../world.ts";
import { createPushService, type PushService, pushBehaviours } from "./push-service.ts";

type Named = { Params: { id: string } };

/** A push service as browsers use one, what it was sent as a page and as JSON, and what makes it refuse. */
export function pushRoutes(app: FastifyInstance, world: World): { reset(): void } {
  const service = createPushService(world);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, body, done) => done(null, body));
    scope.post<Named>("/push/send/:id", async ({ params, headers, body }, reply) => {
      const { status, said, ...answer } = service.receive(params.id, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      if (answer.waitSeconds !== undefined) void reply.header("retry-after", String(answer.waitSeconds));
      if (status === 201) void reply.header("location", `${world.url()}/push/message/${params.id}`);
      return reply.code(status).send(said);
    });
  });
  app.post<{ Body: { applicationServerKey?: string; name?: string } }>(
    "/push/subscriptions",
    { schema: { body: newSchema } },
    async ({ body }) => service.subscribe(body),
  );
  app.post<Named & { Body: { behaviour: (typeof pushBehaviours)[number] } }>(
    "/sandbox/push/:id",
    { schema: { body: behaviourSchema } },
    async ({ params, body }, reply) =>
      service.behave(params.id, body.behaviour)
        ? { behaviour: body.behaviour }
        : reply.code(404).send({ error: "no such subscription" }),
  );
  app.get<{ Querystring: { id?: string } }>("/push/api/messages", async ({ query }) => ({
    messages: service.messages(query.id),
  }));
  app.get("/push", async (request, reply) => {
    const lang = langOf(request);
    return reply
      .type("text/html; charset=utf-8")
      .send(htmlPage({ lang, title: words[lang].title, body: listBody(service, lang) }));
  });
  return { reset: service.reset };
}

function listBody(service: PushService, lang: Lang): string {
  const say = words[lang];
  const rows = service
    .messages()
    .slice(0, 200)
    .map(
      ({ name, receivedAt, title, body, url }) =>
        `<div class="mail"><span><span>${escapeHtml(name)}</span><time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace("T", " ")}</time></span>` +
        `<strong>${escapeHtml(title)}</strong><span>${escapeHtml(body)}</span><code>${escapeHtml(url)}</code></div>`,
    );
  return (
    `<h1>${say.title}</h1><p class="lead">${say.lead}</p>` +
    `<section class="card">${rows.length > 0 ? rows.join("") : `<p class="empty">${say.empty}</p>`}</section>`
  );
}

const newSchema = {
  type: "object",
  additionalProperties: false,
  properties: { applicationServerKey: { type: "string", maxLength: 200 }, name: { type: "string", maxLength: 100 } },
};
const behaviourSchema = {
  type: "object",
  required: ["behaviour"],
  additionalProperties: false,
  properties: { behaviour: { enum: pushBehaviours } },
};

const words = {
  zh: {
    title: "推送通知",
    lead: "发到沙盒订阅的通知，验证签名并解密后显示在这里。",
    empty: "还没有通知。",
  },
  en: {
    title: "Push messages",
    lead: "What was pushed to subscriptions of this sandbox, with its signature checked, decrypted.",
    empty: "No push messages yet.",
  },
} as const;
