import { staffRoleNames } from "@sihai/domain/staff";
import type { Client, SpecWorld } from "#testing";
import { sampleOf } from "../fuzz/sample.ts";
import { callsOf, type OpenApi } from "../fuzz/schema.ts";

/** What a spreadsheet runs (rule F62), and what a reader of papers does. */
const formula = /(?:^|[,\n])"?\s*[=+@|-](?!\d+(?:\.\d+)?(?:"|,|\n|$))/;
const acting = /\/(?:JavaScript|JS|Launch|OpenAction|AA|URI|EmbeddedFile)\b/;
const element = /<[a-z][^<>]*\bdata-hurt|<script/i;

type Harm = { acting: string[]; papers: number; mails: number };

/** Fetches every table and paper there is of a customer's things, and every mail: which of them act, and how many were had. */
export async function harmInPapers(world: SpecWorld, mei: Client, things: Record<string, string>): Promise<Harm> {
  const staff = await world.staff(...staffRoleNames);
  const harm: Harm = { acting: [], papers: 0, mails: 0 };
  const calls = callsOf((await (await mei.fetch("/openapi.json")).json()) as OpenApi);
  for (const { path, access, query } of calls.filter(({ method, path }) => method === "GET" && /csv$|pdf$/.test(path))) {
    for (const random of [0.1, 0.5, 0.9]) {
      const names = Object.entries(query).filter(([name]) => !/^q$|sort/.test(name));
      const params = names.flatMap(([name, schema]) => {
        const value = sampleOf(
          schema,
          name,
          { ...things, month: world.deps.clock.now().toISOString().slice(0, 7) },
          () => random,
        );
        return value === null ? [] : [[name, String(value)]];
      });
      const reply = await (access.startsWith("staff") ? staff : mei).fetch(`${path}?${new URLSearchParams(params)}`);
      const text = Buffer.from(await reply.arrayBuffer()).toString("latin1");
      if (!reply.ok) continue;
      harm.papers += 1;
      const found = (path.endsWith("pdf") ? acting : formula).exec(text);
      if (found) harm.acting.push(`${path} ${params.join(" ")}: ${text.slice(Math.max(0, found.index - 40), found.index + 80)}`);
    }
  }
  const inbox = await fetch(`${world.sandbox.url}/inbox/api/messages?limit=500`);
  const { messages } = (await inbox.json()) as { messages: { subject: string; html: string }[] };
  harm.mails = messages.length;
  harm.acting.push(...messages.filter(({ html }) => element.test(html)).map(({ subject }) => `mail: ${subject}`));
  return harm;
}
