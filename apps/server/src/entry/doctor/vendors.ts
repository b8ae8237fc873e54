import type { Result } from "@sihai/domain";
import { type Config, openOutbound } from "#platform";
import { buildAdapters, vendorUrls } from "../build-adapters.ts";
import { bad, type Finding, good, note } from "./finding.ts";

type Asked = Result<unknown, { code: string; detail?: string; source?: string }>;

const skewMostMs = 30_000;

/** Asks every vendor something that changes nothing. */
export async function examineVendors(config: Config): Promise<Finding[]> {
  const out = openOutbound(vendorUrls(config));
  const adapters = buildAdapters(config, out);
  const { mail } = config;
  try {
    return await Promise.all([
      ask("mail", `${mail.host}:${mail.port}`, () => adapters.mail.check()),
      ask("card payments", config.payment.url, () => adapters.payment.eventsSince(new Date())),
      ask("tracking", config.tracking.url, () => adapters.tracking.read(["SIHAI0000DOCTOR"])),
      ask("exchange rates", config.rates.url, () => adapters.rates.latest()),
      ask("source of goods", config.marketplace.url, () => adapters.marketplace.search({ query: "mug", page: 1 })),
      cardScript(config, (url) => out.call(url, { timeoutMs: 10_000, maxBytes: 2_000_000 })),
      clock(config, (url) => out.call(url, { timeoutMs: 10_000, maxBytes: 5_000_000 })),
    ]);
  } finally {
    adapters.mail.close();
  }
}

async function ask(about: string, where: string, question: () => Promise<Asked>): Promise<Finding> {
  const answer = await question().catch((error: Error) => ({
    ok: false as const,
    refusal: { code: "FAULT", detail: error.message },
  }));
  if (answer.ok) return good(about, `${where} answers`);
  const { code, detail } = answer.refusal;
  return bad(about, `${where} does not serve us: ${detail ?? code}`);
}

async function cardScript({ payment }: Config, call: (url: string) => Promise<{ status: number }>): Promise<Finding> {
  const about = "card form";
  const { status } = await call(payment.scriptUrl).catch(() => ({ status: 0 }));
  return status === 200 ? good(about, "is there") : bad(about, `${payment.scriptUrl} answers ${status || "nothing"}`);
}

/** The vendors sign and date what they send: a clock that is wrong refuses what is genuine. */
async function clock({ rates }: Config, call: (url: string) => Promise<{ headers: Headers }>): Promise<Finding> {
  const reply = await call(rates.url).catch(() => null);
  const date = Date.parse(reply?.headers.get("date") ?? "");
  if (Number.isNaN(date)) return note("clock", "nobody outside told the time");
  const skew = Math.round((date - Date.now()) / 1000);
  if (Math.abs(skew) * 1000 > skewMostMs)
    return bad("clock", `this machine's is ${skew} s apart from the world's: let it follow NTP`);
  return good("clock", "as in the world outside");
}
