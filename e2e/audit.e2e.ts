import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { keptTexts, logName, outsideName } from "./support/kept-texts.ts";
import { sayEachOnce } from "./support/say-once.ts";
import { finderOf, notedSecrets } from "./support/secrets.ts";

for (const books of ["shared", "alone"]) {
  const dataDir = join(process.env.E2E_DATA_DIR ?? "", books);

  test(`after all that, the auditor finds every promise kept in the ${books} books`, () => {
    const said = execFileSync(process.execPath, ["apps/server/src/entry/audit.ts"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect(said).toMatch(/^\d+ invariants held, 0 broken$/m);
  });

  test(`no card, account, code, password, session, link, token or secret is kept in the ${books} database, files or log`, async ({
    playwright,
  }) => {
    const { port }: { port: number } = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8"));
    const visitor = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
    await sayEachOnce(visitor, `http://localhost:${port + 1}/inbox/api/messages`);
    await visitor.dispose();
    const kinds = new Set(notedSecrets().map(({ kind }) => kind));
    for (const kind of ["session", "reset link", "API token", "secret of events"]) expect(kinds).toContain(kind);
    const found = finderOf(notedSecrets());
    const texts = await keptTexts(dataDir);
    expect(texts.find(({ place }) => place === logName)?.text).toContain('"level"');
    const everywhere = texts.flatMap(({ place, text }) => found(text).map((secret) => ({ ...secret, place })));
    // The stand-in for the world outside has everybody's mailbox: there they are, and what looks for them finds them.
    const hits = everywhere.filter(({ place }) => place !== outsideName);
    if (books === "shared") expect(hits.length).toBeLessThan(everywhere.length);
    expect(hits.filter(({ kind }) => kind !== "code")).toEqual([]);
    // Six digits are met by chance, as a postcode or a number of a goods' size; what keeps codes keeps more than one.
    const places = Object.entries(Object.groupBy(hits, ({ place }) => place));
    const keeping = places.filter(([, codes = []]) => new Set(codes.map(({ text }) => text)).size > 1);
    expect(keeping).toEqual([]);
  });
}
