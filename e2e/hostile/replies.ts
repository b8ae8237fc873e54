import type { BrowserContext } from "@playwright/test";
import { fieldsForWords } from "../../apps/server/testing/hostile/fields.ts";
import { callsAt, isCode, nameOf, payloadFor, withWords } from "./fields.ts";

export type HostileReplies = {
  /** What a field is filled with changes with the round. */
  round: number;
  /** Fields of replies that were filled, by call. */
  filled: Set<string>;
};

/**
 * From now on the pages of this browser are given a hostile text wherever the contract says that a reply holds words, and where one holds
 * nothing yet and is called as a field that people fill (rule F61).
 */
export async function answerWithHostileText(context: BrowserContext): Promise<HostileReplies> {
  const calls = await callsAt(context.request);
  const typed = new Set(calls.flatMap(({ body }) => (body ? fieldsForWords(body).map(nameOf) : [])));
  const known = calls.map((call) => ({ ...call, isAt: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`) }));
  const state: HostileReplies = { round: 0, filled: new Set() };

  function hostile(field: string, value: string | null): string | null {
    if (value ? isCode(value) : !typed.has(nameOf(field))) return value;
    state.filled.add(field);
    return payloadFor(field, state.round);
  }

  await context.route(/\/api\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = known.find(({ method, isAt }) => method === request.method() && isAt.test(pathname));
    if (!call) return route.continue();
    const reply = await route.fetch();
    if (!reply.headers()["content-type"]?.startsWith("application/json")) return route.fulfill({ response: reply });
    const envelope = (await reply.json()) as { state: number; data: unknown };
    const data =
      envelope.state === 0 ? withWords(envelope.data, [call.reply], `${call.method} ${call.path}`, hostile) : envelope.data;
    await route.fulfill({ response: reply, json: { ...envelope, data } });
  });
  return state;
}
