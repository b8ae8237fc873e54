import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createMail } from "./index.ts";
import type { MailPort } from "./port.ts";

let world: OutsideWorld;
let mail: MailPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  mail = createMail({ host: "127.0.0.1", port: world.sandbox.smtpPort, from: "Sihai 四海 <hello@sihai.example>" });
});
afterAll(async () => {
  mail.close();
  await world.stop();
});

const letter = { subject: "验证码 Your code", text: "123456", html: "<p>123456 <b>四海</b></p>" };

it("arrives in the inbox, in JSON and on the page, with what was sent", async () => {
  expect(await mail.send({ ...letter, to: "mei@example.com", messageId: "job-1@sihai.example" })).toEqual({
    ok: true,
    value: { messageId: "job-1@sihai.example" },
  });
  const reply = await fetch(`${world.sandbox.url}/inbox/api/messages?to=MEI@example.com`);
  const { messages }: { messages: { id: string }[] } = await reply.json();
  expect(messages).toEqual([
    expect.objectContaining({
      subject: letter.subject,
      text: expect.stringContaining("123456"),
      html: expect.stringContaining(letter.html),
      from: "hello@sihai.example",
      messageId: "<job-1@sihai.example>",
    }),
  ]);
  expect(await (await fetch(`${world.sandbox.url}/inbox`, { headers: { "accept-language": "zh" } })).text()).toContain(
    "验证码 Your code",
  );
  const body = await fetch(`${world.sandbox.url}/inbox/${messages[0]?.id}/body`);
  expect(body.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
});

it("keeps mails of different people apart", async () => {
  await mail.send({ ...letter, to: "omar@example.com" });
  const reply = await fetch(`${world.sandbox.url}/inbox/api/messages?to=lin@example.com`);
  expect(await reply.json()).toEqual({ messages: [] });
});

it("tells never from later", async () => {
  expect(await mail.send({ ...letter, to: "refused@example.com" })).toMatchObject({
    ok: false,
    refusal: { code: "MAIL_REFUSED" },
  });
  expect(await mail.send({ ...letter, to: "later@example.com" })).toMatchObject({ ok: false, refusal: { code: "MAIL_FAILED" } });
  expect(await mail.send({ ...letter, to: "not an address" })).toMatchObject({ ok: false });
});

it("does not let a line break smuggle a header in", async () => {
  await mail.send({ ...letter, to: "eve@example.com", subject: "hi\r\nBcc: other@example.com" });
  const reply = await fetch(`${world.sandbox.url}/inbox/api/messages?to=other@example.com`);
  expect(await reply.json()).toEqual({ messages: [] });
});

it("tries again later when nobody is there", async () => {
  const nobody = createMail({ host: "127.0.0.1", port: 9, from: "a@b.example", timeoutMs: 500 });
  expect(await nobody.send({ ...letter, to: "mei@example.com" })).toMatchObject({ ok: false, refusal: { code: "MAIL_FAILED" } });
  nobody.close();
});
