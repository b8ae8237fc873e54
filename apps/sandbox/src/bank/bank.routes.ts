import type { FastifyInstance } from "fastify";
import { escapeHtml, type Lang } from "../pages/layout.ts";
import type { World } from "../world.ts";

const fields = ["reference", "amount", "currency", "payer", "number"] as const;
type Asked = Partial<Record<(typeof fields)[number], string>>;

/** The statement of the account customers send to, with one line as it was asked for, wrong ones too: finance imports it. */
export function bankRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: Asked }>("/bank/statement.csv", { schema: { querystring: askedSchema } }, async ({ query }, reply) => {
    const { reference = "", amount = "1000.00", currency = "HKD", payer = "Mei Chen", number } = query;
    const now = new Date(world.now());
    // The bank's own number of a line: another one each time, unless a known line is what is to be tried.
    const bankLine = number?.trim() || `FT${now.toISOString().replace(/\D/g, "")}`;
    const line = ["SIHAI-001", bankLine, now.toISOString().slice(0, 10), amount, currency, payer, reference];
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="statement.csv"')
      .send(`account,number,day,amount,currency,payer,reference\r\n${line.map(cell).join(",")}\r\n`);
  });
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

const askedSchema = {
  type: "object",
  properties: Object.fromEntries(fields.map((field) => [field, { type: "string", maxLength: 200 }])),
};

/** What is asked of the statement, and what its lines provoke, as the first page lists it. */
export function bankForm(lang: Lang): string {
  const { asked, make } = words[lang];
  const typed = fields.map(
    (field) =>
      `<div class="field"><label for="bank-${field}">${asked[field]}</label><input id="bank-${field}" name="${field}" value="${escapeHtml(filled[field])}" autocomplete="off"></div>`,
  );
  return `<form class="fields" action="/bank/statement.csv">${typed.join("")}<div><button class="primary">${make}</button></div></form>`;
}

const filled: Required<Asked> = { reference: "TR300001", amount: "1000.00", currency: "HKD", payer: "Mei Chen", number: "" };

/** What makes the statement's line go wrong, and what is typed for it; for the sandbox's first page. */
export const bankTriggers = (lang: Lang): readonly (readonly [what: string, input: string])[] => words[lang].triggers;

const words = {
  zh: {
    asked: { reference: "附言", amount: "金额", currency: "币种", payer: "付款人", number: "银行流水号（不填则取新号）" },
    make: "下载对账单（CSV）",
    triggers: [
      ["与所述相符：一人登记、另一人确认后入账", "附言 TR300001，金额与币种同转账"],
      ["金额不足：按实收入账并告知客户；不够付款的留在余额", "金额低于转账"],
      ["币种不同：标为不符，按实收入账", "币种 EUR"],
      ["看不出属于谁：待匹配，或由财务转入待查款", "附言留空"],
      ["已登记过的同一笔：不会再入账", "再次导入同一文件"],
      ["同一流水号、不同金额：整个文件不导入", "流水号填已导入过的，金额另填"],
      ["转出的款项：略过", "金额 -50.00"],
    ],
  },
  en: {
    asked: {
      reference: "What the payer wrote",
      amount: "Amount",
      currency: "Currency",
      payer: "Payer",
      number: "Bank’s number (empty: a new one)",
    },
    make: "Download the statement (CSV)",
    triggers: [
      ["Fits: recorded by one, confirmed by another, then credited", "TR300001, amount and currency of the transfer"],
      ["Too little: credited as it came, the customer is told; what pays for nothing stays in the balance", "a smaller amount"],
      ["Another currency: marked as other, credited as it came", "EUR"],
      ["Nobody’s: to be matched by hand, or put into suspense", "nothing written by the payer"],
      ["Known already: nothing is added a second time", "the same file again"],
      ["Known with another amount: the whole file is not imported", "the number of a known line, another amount"],
      ["Money that went out: left out", "-50.00"],
    ],
  },
} as const;
