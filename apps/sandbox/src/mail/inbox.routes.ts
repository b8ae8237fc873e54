import type { FastifyInstance } from "fastify";
import { escapeHtml, htmlPage, type Lang, langOf } from "../pages/layout.ts";
import type { Inbox, Message } from "./inbox.ts";

type ListQuery = { to?: string; limit?: string };

/** The inbox as pages for people and as JSON for specs. */
export function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Querystring: ListQuery }>("/inbox/api/messages", async ({ query }) => ({
    messages: inbox.messages(query.to).slice(0, Math.min(500, Number.parseInt(query.limit ?? "50", 10) || 50)),
  }));

  app.delete("/inbox/api/messages", async () => {
    inbox.replaceAll([]);
    return { messages: [] };
  });

  app.get<{ Params: { id: string } }>(
    "/inbox/api/messages/:id",
    async (request, reply) => inbox.find(request.params.id) ?? reply.code(404).send({ error: "no such message" }),
  );

  app.get<{ Querystring: ListQuery }>("/inbox", async (request, reply) => {
    const lang = langOf(request);
    const to = (request.query.to ?? "").trim();
    return reply
      .type("text/html; charset=utf-8")
      .send(htmlPage({ lang, title: words[lang].inbox, body: listBody(inbox.messages(to || undefined), to, lang) }));
  });

  app.get<{ Params: { id: string } }>("/inbox/:id", async (request, reply) => {
    const lang = langOf(request);
    const message = inbox.find(request.params.id);
    if (!message) return reply.redirect("/inbox", 303);
    return reply
      .type("text/html; charset=utf-8")
      .send(htmlPage({ lang, title: message.subject, body: letterBody(message, lang) }));
  });

  app.get<{ Params: { id: string } }>("/inbox/:id/body", async (request, reply) => {
    const message = inbox.find(request.params.id);
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
      )
      .send(message ? `<base target="_top">${message.html || `<pre>${escapeHtml(message.text)}</pre>`}` : "");
  });
}

function listBody(messages: Message[], to: string, lang: Lang): string {
  const say = words[lang];
  const rows = messages
    .slice(0, 200)
    .map(
      (message) =>
        `<a class="mail" href="/inbox/${message.id}"><span><span>${escapeHtml(message.to.join(", "))}</span><time datetime="${message.receivedAt}">${time(message, lang)}</time></span>` +
        `<strong>${escapeHtml(message.subject)}</strong><span>${escapeHtml(message.text.slice(0, 120))}</span></a>`,
    );
  return (
    `<h1>${say.inbox}</h1><p class="lead">${say.lead}</p>` +
    `<form class="search" method="get"><input name="to" type="search" value="${escapeHtml(to)}" placeholder="${say.filter}" aria-label="${say.filter}"><button class="primary">${say.show}</button></form>` +
    `<section class="card">${rows.length > 0 ? rows.join("") : `<p class="empty">${say.empty}</p>`}</section>`
  );
}

function letterBody(message: Message, lang: Lang): string {
  const say = words[lang];
  return (
    `<p><a href="/inbox">← ${say.inbox}</a></p><h1>${escapeHtml(message.subject)}</h1>` +
    `<p class="hint">${say.from} ${escapeHtml(message.from)} · ${say.to} ${escapeHtml(message.to.join(", "))} · <time datetime="${message.receivedAt}">${time(message, lang)}</time></p>` +
    `<iframe class="letter" title="${escapeHtml(message.subject)}" src="/inbox/${message.id}/body" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>` +
    `<details class="card"><summary>${say.plain}</summary><pre>${escapeHtml(message.text)}</pre></details>`
  );
}

/** In Beijing time, and said so: the page does not know where its reader is. */
function time({ receivedAt }: Message, lang: Lang): string {
  const at = new Intl.DateTimeFormat(lang === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Shanghai",
  }).format(new Date(receivedAt));
  return lang === "zh" ? `北京时间 ${at}` : `${at} (Beijing time)`;
}

const words = {
  zh: {
    inbox: "收件箱",
    lead: "发往任何地址的邮件都在这里。",
    filter: "只看收件地址",
    show: "查看",
    empty: "还没有邮件。",
    from: "发件人",
    to: "收件人",
    plain: "纯文本",
  },
  en: {
    inbox: "Inbox",
    lead: "Mail to any address arrives here.",
    filter: "Only mail to this address",
    show: "Show",
    empty: "No mail yet.",
    from: "From",
    to: "To",
    plain: "Plain text",
  },
} as const;
