import { type APIRequestContext, expect } from "@playwright/test";
import { demoPassword } from "./person.ts";
import { secrets } from "./secrets.ts";

export const { demoPayPassword } = secrets;

/** A session of one of the demo's shoppers, without the form. */
export async function demoLogIn(request: APIRequestContext, email = "mei@example.com"): Promise<void> {
  const data = { email, password: demoPassword };
  const reply = await request.post("/api/user/oauth/login", { headers: { "x-platform": "web" }, data });
  expect(await reply.json()).toMatchObject({ state: 0 });
}
