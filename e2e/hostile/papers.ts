import type { APIRequestContext } from "@playwright/test";
import { type Random, sampleOf } from "../../apps/server/testing/fuzz/sample.ts";
import { callsAt } from "./fields.ts";
import { oneOf, type Things } from "./writes.ts";

const triesEach = 8;
/** What a spreadsheet runs (rule F62), and what a reader of papers does. */
const formula = /(?:^|[,\n])"?\s*[=+@|-](?!\d+(?:\.\d+)?(?:"|,|\n|$))/;
const acting = /\/(?:JavaScript|JS|Launch|OpenAction|AA|URI|EmbeddedFile)\b/;

/** Fetches every table and every paper there is of things that are known, and says which of them act, and how many were had. */
export async function papersThatAct(
  { customer, staff }: { customer: APIRequestContext; staff: APIRequestContext },
  { things, random }: { things: Things; random: Random },
): Promise<{ acting: Record<string, string>; had: number; telling: number }> {
  const found: Record<string, string> = {};
  let [had, telling] = [0, 0];
  const calls = (await callsAt(customer)).filter(({ method, path }) => method === "GET" && /csv$|pdf$/.test(path));
  for (const { path, access, query } of calls) {
    for (let time = 0; time < triesEach; time += 1) {
      const thing = oneOf(things, Object.keys(query), random);
      const params = Object.fromEntries(
        Object.entries(query).flatMap(([name, schema]) => {
          const value = name === "q" ? null : sampleOf(schema, name, thing, random);
          return value === null ? [] : [[name, String(value)]];
        }),
      );
      const reply = await (access.startsWith("staff") ? staff : customer).get(path, { headers: { "x-platform": "web" }, params });
      if (!reply.ok()) continue;
      had += 1;
      const text = (await reply.body()).toString("latin1");
      const acts = (path.endsWith("pdf") ? acting : formula).exec(text);
      if (acts) found[`${path} ${JSON.stringify(params)}`] = text.slice(Math.max(0, acts.index - 40), acts.index + 80);
      if (/hurt/.test(text)) telling += 1;
    }
  }
  return { acting: found, had, telling };
}
