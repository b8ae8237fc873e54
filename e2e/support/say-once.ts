import { type APIRequestContext, expect } from "@playwright/test";
import { forgotPassword } from "@sihai/contract/identity";
import { addHook, makeToken, rotateHookSecret } from "@sihai/contract/partner";
import { call } from "./call.ts";
import { demoLogIn } from "./demo-login.ts";
import { noteSecret, noteSessions } from "./secrets.ts";

const email = "omar@example.com";

/** Has a server say each of what it says once, and remembers it: a session, a link to a new password, an API token, the secrets of events. */
export async function sayEachOnce(request: APIRequestContext, inbox: string): Promise<void> {
  await demoLogIn(request, email);
  noteSessions((await request.storageState()).cookies);
  const name = `R13 ${Date.now()}`;
  const { token } = await call(request, makeToken, { body: { name, scopes: ["orders.read"], days: 30 } });
  noteSecret("API token", token);
  const url = `https://93.184.216.34/${Date.now()}`;
  const { id, secret } = await call(request, addHook, { body: { url, kinds: ["item"] } });
  noteSecret("secret of events", secret);
  noteSecret("secret of events", (await call(request, rotateHookSecret, { body: { id } })).secret);
  await call(request, forgotPassword, { body: { email } });
  await expect(async () => {
    const mails = await (await request.get(inbox, { params: { to: email } })).text();
    const links = [...mails.matchAll(/forgot-password\?token=([\w-]{20,})/g)].map(([, link = ""]) => link);
    expect(links).not.toEqual([]);
    for (const link of links) noteSecret("reset link", link);
  }).toPass({ timeout: 30_000 });
}
