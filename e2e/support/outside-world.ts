import { expect, type Page, test } from "@playwright/test";
import { noteSecret } from "./secrets.ts";

/** Beside the server that this journey walks through. */
export function sandboxUrl(): string {
  const url = new URL(test.info().project.use.baseURL ?? "");
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

type InboxMail = { text: string; receivedAt: string };

async function mailsTo(page: Page, email: string): Promise<InboxMail[]> {
  const reply = await page.request.get(`${sandboxUrl()}/inbox/api/messages`, { params: { to: email } });
  const { messages } = (await reply.json()) as { messages: InboxMail[] };
  return messages.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

/** Asks for a code and reads it from the mail that comes of it, not from an earlier one. */
export async function codeAfter(page: Page, email: string, ask: () => Promise<void>): Promise<string> {
  const before = (await mailsTo(page, email)).length;
  await ask();
  let code = "";
  await expect(async () => {
    const mails = await mailsTo(page, email);
    expect(mails.length).toBeGreaterThan(before);
    code = /\b(\d{6})\b/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 15_000 });
  noteSecret("code", code);
  return code;
}

/** A link that the marketplace sells under, of a platform. */
export async function exampleLink(page: Page, platform: string): Promise<string> {
  const reply = await page.request.get(`${sandboxUrl()}/market/api/examples`);
  const { data } = (await reply.json()) as { data: { examples: { platform: string; text: string }[] } };
  const found = data.examples.find((example) => example.platform === platform);
  if (!found) throw new Error(`nothing sold on ${platform}`);
  return found.text;
}

/** Moves the business clock of the server and of the outside world. */
export async function daysLater(page: Page, days: number): Promise<void> {
  const reply = await page.request.post("/sandbox/clock", { data: { advanceSeconds: days * 86_400 } });
  expect(reply.ok(), await reply.text()).toBe(true);
}
