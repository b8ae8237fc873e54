import type { FastifyInstance } from "fastify";
import { escapeHtml, htmlPage, type Lang, langOf } from "../pages/layout.ts";
import type { World } from "../world.ts";
import type { Gateway } from "./gateway.ts";
import { passesLuhn } from "./luhn.ts";
import type { Intent } from "./objects.ts";

type CardInput = { number: string; expMonth: string; expYear: string; cvc: string; billing?: Record<string, unknown> };

/** The pages the gateway shows to shoppers: its card fields (in a frame) and the bank's 3-D Secure step. */
export function gatewayPageRoutes(app: FastifyInstance, world: World, gateway: Gateway): void {
  app.get("/gateway/fields.html", async (request, reply) => {
    const lang = langOf(request);
    return reply
      .type("text/html; charset=utf-8")
      .send(htmlPage({ lang, title: words[lang].title, body: fieldsForm(lang), script: "card-fields.js", bare: true }));
  });

  app.post<{ Body: CardInput }>("/gateway/tokens", { schema: { body: cardSchema } }, async (request, reply) => {
    const digits = request.body.number.replace(/\s/g, "");
    const problem = problemOf({ ...request.body, number: digits }, new Date(world.now()));
    if (problem) return reply.code(400).send({ error: { field: problem } });
    const token = gateway.tokens.add(digits, {
      billing: request.body.billing,
      expMonth: Number(request.body.expMonth),
      expYear: fullYear(request.body.expYear),
    });
    return { id: token.id, brand: token.brand, last4: token.last4 };
  });

  app.get<{ Params: { id: string } }>("/gateway/3ds/:id", async (request, reply) => {
    const lang = langOf(request);
    const say = words[lang];
    // A step back must ask again how it stands: a page out of the browser's memory would offer to approve what is paid.
    reply.header("cache-control", "no-store");
    const intent = gateway.intents.find(request.params.id);
    if (!intent)
      return reply
        .code(404)
        .type("text/html; charset=utf-8")
        .send(htmlPage({ lang, title: say.bank, body: `<p>${say.unknown}</p>`, bare: true }));
    // Reached by the browser's way back: nothing is left to answer, and a bank that only says so leaves a person standing.
    if (intent.status !== "requires_action") {
      const back = returnOf(intent);
      const way = back === null ? "" : `<p><a class="primary" href="${escapeHtml(back)}">${say.toShop}</a></p>`;
      return reply
        .type("text/html; charset=utf-8")
        .send(
          htmlPage({ lang, title: say.bank, body: `<section class="card bank"><p>${say.over}</p>${way}</section>`, bare: true }),
        );
    }
    const amount = new Intl.NumberFormat(lang === "zh" ? "zh-CN" : "en", {
      style: "currency",
      currency: intent.currency.toUpperCase(),
    });
    const digits = amount.resolvedOptions().maximumFractionDigits ?? 2;
    const body =
      `<section class="card bank"><p class="bank-name">${say.bank}</p><h1>${say.question}</h1>` +
      `<p class="amount">${escapeHtml(amount.format(intent.amount / 10 ** digits))}</p><p class="hint">${escapeHtml(intent.description ?? intent.id)}</p>` +
      `<form method="post" action="/gateway/3ds/${escapeHtml(intent.id)}?lang=${lang}"><button class="primary" name="answer" value="approve">${say.approve}</button>` +
      `<button name="answer" value="refuse">${say.refuse}</button></form></section>`;
    return reply.type("text/html; charset=utf-8").send(htmlPage({ lang, title: say.bank, body, bare: true }));
  });

  app.post<{ Params: { id: string }; Body: URLSearchParams }>("/gateway/3ds/:id", async (request, reply) => {
    const intent = gateway.intents.find(request.params.id);
    if (!intent) return reply.code(404).send({ error: "no such payment" });
    gateway.intents.answerThreeDs(intent, request.body.get("answer") === "approve");
    const back = returnOf(intent);
    return back === null ? reply.send({ status: intent.status }) : reply.redirect(back, 303);
  });
}

/** Where the shop wants its shopper back, with how it went; null where it named no place. */
function returnOf({ id, status, returnUrl }: Pick<Intent, "id" | "status" | "returnUrl">): string | null {
  if (!returnUrl || !URL.canParse(returnUrl)) return null;
  const back = new URL(returnUrl);
  back.searchParams.set("payment_intent", id);
  back.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return back.toString();
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** The first field that is wrong; the same checks as the page makes, made again because pages can be bypassed. */
function problemOf({ number, expMonth, expYear, cvc }: CardInput, now: Date): keyof CardInput | "expiry" | null {
  if (!passesLuhn(number)) return "number";
  const month = Number(expMonth);
  const year = fullYear(expYear);
  if (!/^\d{1,2}$/.test(expMonth) || month < 1 || month > 12 || !/^(\d{2}|\d{4})$/.test(expYear)) return "expiry";
  if (year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)) return "expiry";
  if (year > now.getUTCFullYear() + 20) return "expiry";
  return /^\d{3,4}$/.test(cvc) ? null : "cvc";
}

function fieldsForm(lang: Lang): string {
  const say = words[lang];
  const field = (id: string, label: string, attributes: string, error: string) =>
    `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes} aria-describedby="${id}-error" required>` +
    `<p class="error" id="${id}-error" role="alert" data-text="${escapeHtml(error)}"></p></div>`;
  return (
    `<h1 class="visually-hidden">${say.title}</h1><form id="card" class="fields" autocomplete="on" novalidate>` +
    field(
      "number",
      say.number,
      `inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234"`,
      say.badNumber,
    ) +
    `<div class="two">` +
    field(
      "expiry",
      say.expiry,
      `inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${say.expiryHint}"`,
      say.badExpiry,
    ) +
    field("cvc", say.cvc, `inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`, say.badCvc) +
    `</div><button type="submit" class="visually-hidden" tabindex="-1">${say.send}</button></form>`
  );
}

const cardSchema = {
  type: "object",
  required: ["number", "expMonth", "expYear", "cvc"],
  additionalProperties: false,
  properties: {
    number: { type: "string", maxLength: 30 },
    expMonth: { type: "string", maxLength: 2 },
    expYear: { type: "string", maxLength: 4 },
    cvc: { type: "string", maxLength: 4 },
    billing: { type: "object", maxProperties: 4 },
  },
};

const words = {
  zh: {
    title: "银行卡",
    number: "卡号",
    expiry: "有效期",
    expiryHint: "月 / 年",
    cvc: "安全码",
    send: "提交",
    badNumber: "请检查卡号",
    badExpiry: "请检查有效期",
    badCvc: "请输入卡背面的 3 位（或正面的 4 位）安全码",
    bank: "示范银行 · 3-D Secure",
    question: "确认这笔付款？",
    approve: "确认付款",
    refuse: "不是我操作的，拒绝",
    unknown: "没有这笔付款。",
    over: "这笔付款已经处理完毕，无需再确认。",
    toShop: "返回商店",
  },
  en: {
    title: "Card",
    number: "Card number",
    expiry: "Expiry",
    expiryHint: "MM / YY",
    cvc: "Security code",
    send: "Submit",
    badNumber: "Check the card number",
    badExpiry: "Check the expiry date",
    badCvc: "Enter the 3 digits on the back (or 4 on the front)",
    bank: "Example Bank · 3-D Secure",
    question: "Approve this payment?",
    approve: "Approve payment",
    refuse: "This was not me, refuse",
    unknown: "There is no such payment.",
    over: "This payment has been dealt with. There is nothing left to confirm.",
    toShop: "Back to the shop",
  },
} as const;
