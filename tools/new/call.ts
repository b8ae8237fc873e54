import { globSync } from "node:fs";
import { staffPermissions } from "@sihai/domain/staff";
import { Files, namesOf } from "./files.ts";

/**
 * Writes a staff call `feature/verb` through all its places: contract, refusal and its sentence, service, route, row of the matrix, spec.
 * It refuses whoever may call it until its service is written. `may`: the permission it asks for; without, the first of the feature.
 * Throws an Error that says what is missing.
 */
export function writeCall(root: string, name: string, may?: string): Files {
  const [, feature = "", verb = ""] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!verb) throw new Error("a call is named feature/verb, for example parcel/weigh-again");
  const files = new Files(root);
  const { camel, constant, sentence } = namesOf(verb);
  const permission = staffPermissions.find((each) => (may ? each === may : each.startsWith(`${feature}.`)));
  if (!permission) throw new Error(`say who may: --may and one of ${staffPermissions.join(", ")}`);
  const contract = `packages/contract/src/${feature}`;
  const server = `apps/server/src/modules/${feature}`;
  for (const place of [`${contract}/index.ts`, `${contract}/refusals.ts`, `${server}/index.ts`])
    if (!files.has(place)) throw new Error(`${place} is not there: is ${feature} a feature with calls of its own?`);
  const refusal = `${constant}_REFUSED`;

  files.create(
    `${contract}/${verb}.ts`,
    `import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";

export const ${camel} = endpoint({
  method: "POST",
  path: "/staff/${feature}/${verb}",
  summary: "${sentence}",
  body: z.strictObject({ note: text(300, 2) }),
  data: z.object({ note: z.string() }),
  refusals: ["${refusal}"],
  once: true,
});
`,
  );
  files.edit(`${contract}/index.ts`, /$/, () => `export { ${camel} } from "./${verb}.ts";\n`);
  files.edit(
    `${contract}/refusals.ts`,
    /\n\} as const;/,
    (end) => `\n  ${refusal}: { state: ${nextState(root, files.read(`${contract}/refusals.ts`))}, status: 409 },${end}`,
  );
  const sentences = {
    zh: `${sentence}：暂时不能进行，没有产生任何变化`,
    en: `${sentence}: this can't be done yet. Nothing was changed`,
  };
  for (const [language, words] of Object.entries(sentences))
    files.edit(
      `packages/text/src/${language}/refusals/${feature}.ts`,
      /\n\}(?: as const satisfies [^;]*)?;\n/,
      (end) => `\n  ${refusal}: "${words}",${end}`,
    );
  files.create(
    `${server}/${verb}.service.ts`,
    `import { type Result, refuse } from "@sihai/domain";
import type { Deps, Once } from "#platform";

type ${namesOf(verb).pascal} = { note: string; staffId: string; now: Date; once: Once | null };

/** Refuses until its work is written, in one transaction that is given once. */
export async function ${camel}(_deps: Deps, _command: ${namesOf(verb).pascal}): Promise<Result<{ note: string }, { code: "${refusal}" }>> {
  return refuse({ code: "${refusal}" });
}
`,
  );
  files.create(
    `${server}/${verb}.route.ts`,
    `import * as contract from "@sihai/contract/${feature}";
import { route, staffMay } from "#platform";
import { ${camel} } from "./${verb}.service.ts";

export const ${camel}Route = route(contract.${camel}, {
  allow: staffMay("${permission}"),
  handle: ({ deps, body, who, now, once }) => ${camel}(deps, { ...body, staffId: who.staffId, now, once }),
});
`,
  );
  files.edit(`${server}/index.ts`, /routes: (?:\[|(\w+)(?=[,\s]))/, (_, list) =>
    list === undefined ? `routes: [${camel}Route, ` : `routes: [${camel}Route, ...${list}]`,
  );
  files.edit(`${server}/index.ts`, /^/, () => `import { ${camel}Route } from "./${verb}.route.ts";\n`);
  const rows = `apps/server/testing/authorisation/rows/${feature}.ts`;
  files.edit(rows, /\n\};/, (end) => `\n  "POST /api/staff/${feature}/${verb}": staff("${permission}"),${end}`);
  if (!/import \{[^}]*\bstaff\b/.test(files.read(rows))) files.edit(rows, /import \{ /, (start) => `${start}staff, `);
  files.create(
    `${server}/${verb}.api.spec.ts`,
    `import { ${camel} } from "@sihai/contract/${feature}";
import { expect, it } from "vitest";
import { aWorld } from "#testing";

it("is refused until its work is written", async () => {
  const world = await aWorld();
  const clerk = await world.staff("admin");
  expect(await clerk.call(${camel}, { body: { note: "Why" } })).toMatchObject({ ok: false, code: "${refusal}" });
});
`,
  );
  return files;
}

/** The number after the feature's last one that no refusal has yet. */
function nextState(root: string, refusals: string): number {
  const numbers = (text: string) => [...text.matchAll(/state: (\d+)/g)].map(([, number]) => Number(number));
  const files = new Files(root);
  const taken = new Set(
    globSync("packages/contract/src/**/*refusals.ts", { cwd: root }).flatMap((file) => numbers(files.read(file))),
  );
  let next = Math.max(...numbers(refusals)) + 1;
  while (taken.has(next)) next++;
  return next;
}
