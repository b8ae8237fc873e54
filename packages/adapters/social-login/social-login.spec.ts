import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createWechatLogin } from "./index.ts";
import type { SocialLoginPort } from "./port.ts";

let world: OutsideWorld;
let wechat: SocialLoginPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  const base = `${world.sandbox.url}/wechat`;
  wechat = createWechatLogin({ fetch: world.fetch, apiBaseUrl: base, pageBaseUrl: base, appId: "wx1", secret: "s" });
});
afterAll(() => world.stop());

/** Opens the page as a browser would, chooses a person and follows the redirect. */
async function choose(person: string): Promise<URL> {
  const address = wechat.authorizeUrl({ state: "s-1", redirectUri: "http://localhost/login/wechat?next=/en/me" });
  const page = await fetch(address);
  expect(await page.text()).toContain(`value="mei"`);
  const { searchParams } = new URL(address);
  const fields = new URLSearchParams({
    person,
    redirect_uri: searchParams.get("redirect_uri") ?? "",
    state: searchParams.get("state") ?? "",
  });
  const reply = await fetch(address.replace(/#.*/, ""), { method: "POST", body: fields, redirect: "manual" });
  return new URL(reply.headers.get("location") ?? "");
}

it("brings a person home with a code that works once", async () => {
  const back = await choose("mei");
  expect(back.searchParams.get("state")).toBe("s-1");
  expect(back.searchParams.get("next")).toBe("/en/me");
  const code = back.searchParams.get("code") ?? "";
  const identity = await wechat.identify(code);
  expect(identity).toMatchObject({
    ok: true,
    value: { provider: "wechat", nickname: "小梅 Mei", subject: expect.stringMatching(/^oSandboxUnion/) },
  });
  expect(await wechat.identify(code)).toEqual({ ok: false, refusal: { code: "LOGIN_CODE_REFUSED" } });
});

it("tells people apart and knows them again", async () => {
  const who = async (person: string) => {
    const reply = await wechat.identify((await choose(person)).searchParams.get("code") ?? "");
    return reply.ok ? reply.value.subject : "";
  };
  const [mei, again, omar] = [await who("mei"), await who("mei"), await who("omar")];
  expect(again).toBe(mei);
  expect(omar).not.toBe(mei);
});

it("comes back without a code after a refusal", async () => {
  const back = await choose("");
  expect(back.searchParams.has("code")).toBe(false);
  expect(back.searchParams.get("state")).toBe("s-1");
});

it("refuses a code that was never given, and one of eleven minutes ago", async () => {
  expect(await wechat.identify("made-up")).toEqual({ ok: false, refusal: { code: "LOGIN_CODE_REFUSED" } });
  const code = (await choose("omar")).searchParams.get("code") ?? "";
  await world.sandbox.setClockOffset(660_000);
  expect(await wechat.identify(code)).toEqual({ ok: false, refusal: { code: "LOGIN_CODE_REFUSED" } });
});

it("sends nobody to an address that is not on the web", async () => {
  const reply = await fetch(`${world.sandbox.url}/wechat/connect/qrconnect?redirect_uri=javascript:alert(1)`);
  expect(reply.status).toBe(400);
});
