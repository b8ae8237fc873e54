import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gather } from "#platform";
import { modules } from "./modules.ts";

/** What is put off until later, by the names it waits under in the database. */
const sources = globSync("apps/server/src/**/*.ts")
  .filter((file) => !file.endsWith(".spec.ts"))
  .map((file) => readFileSync(file, "utf8"));
const namedBy = (define: string) =>
  sources.flatMap((text) => [...text.matchAll(new RegExp(`${define}\\(\\s*"([^"]+)"`, "g"))].map(([, name = ""]) => name)).sort();

describe("work that is put off", () => {
  const { jobs, timers } = gather(modules);

  it("as a job is defined once, whoever asks for it, and has somebody who does it", () => {
    const defined = namedBy("defineJob");
    expect(defined.length).toBeGreaterThan(10);
    expect(defined).toEqual(jobs.map(({ name }) => name).sort());
  });

  it("until a deadline is defined once, whoever sets it, and has somebody who answers for it", () => {
    const defined = namedBy("defineTimer");
    expect(defined.length).toBeGreaterThan(20);
    expect(defined).toEqual(timers.map(({ kind }) => kind).sort());
  });

  it("is put off through its definition alone, never by a name in a query", () => {
    const written = sources.filter((text) => /graphile_worker\.add_job|insertInto\("timer"\)|insert into timer\b/.test(text));
    expect(written.map((text) => /^export (?:async )?function (define\w+)/m.exec(text)?.[1]).sort()).toEqual([
      "defineJob",
      "defineTimer",
    ]);
  });
});
