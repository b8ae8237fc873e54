import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inboxRoutes } from "../mail/inbox.routes.ts";
import { createInbox } from "../mail/inbox.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, smtpPort: 0, webhookSecret: "whsec_specs" },
    webhookTargets: { payment: "http://127.0.0.1:9/payment", tracking: "http://127.0.0.1:9/tracking" },
  });
});
afterAll(() => sandbox.stop());

const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

it("the first page says what a bank transfer can be tried with, and its form asks the bank for just that", async () => {
  for (const [lang, heading] of [
    ["en", "Bank transfers"],
    ["zh", "银行汇款"],
  ]) {
    const page = await read(`/?lang=${lang}`);
    expect(page).toContain(`<h2>${heading}</h2>`);
    const form = /<form[^>]* action="([^"]+)">(.*?)<\/form>/.exec(page);
    const fields = [...(form?.[2] ?? "").matchAll(/ name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const statement = await read(`${form?.[1]}?${new URLSearchParams(fields)}`);
    expect(statement).toMatch(/"1000.00","HKD","Mei Chen","TR300001"\r\n$/);
  }
});

it("the inbox says whose time it shows", async () => {
  const world = { now: () => Date.parse("2026-11-27T13:00:00Z"), url: () => "", publicUrl: () => "" };
  const inbox = createInbox(world, () => undefined);
  const parts = { from: "a@example.com", to: ["b@example.com"], subject: "Hello", text: "Hello", html: "", messageId: "" };
  inbox.replaceAll([{ ...parts, id: "1", receivedAt: "2026-11-27T13:00:00.000Z" }]);
  const app = Fastify();
  inboxRoutes(app, inbox);
  for (const path of ["/inbox", "/inbox/1"]) {
    expect((await app.inject(`${path}?lang=en`)).body).toContain(">27 Nov 2026, 21:00 (Beijing time)</time>");
    expect((await app.inject(`${path}?lang=zh`)).body).toContain(">北京时间 2026年11月27日 21:00</time>");
  }
});
