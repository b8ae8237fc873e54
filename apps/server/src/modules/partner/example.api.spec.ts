import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { submitDiy } from "@sihai/contract/order";
import { addHook, makeToken } from "@sihai/contract/partner";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openOutbound } from "#platform";
import { aBuyer, aKey, aWorld, eventually, type SpecWorld } from "#testing";
import { aManualOrder } from "../../../testing/order/manual-order.ts";

let world: SpecWorld;
let folder: string;
beforeAll(async () => {
  world = await aWorld();
  folder = await mkdtemp(join(tmpdir(), "sihai-program-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of ["client.ts", "example.ts"])
    await writeFile(join(folder, name), await (await fetch(`${world.url}/docs/${name}`)).text());
});
afterAll(() => rm(folder, { recursive: true }));

const root = join(import.meta.dirname, "../../../../..");

it("the client and the example in /docs fit each other under the strictest rules", () => {
  const rules = [
    "--strict",
    "--noUncheckedIndexedAccess",
    "--erasableSyntaxOnly",
    "--allowImportingTsExtensions",
    "--skipLibCheck",
  ];
  const target = [
    "--target",
    "esnext",
    "--module",
    "nodenext",
    "--types",
    "node",
    "--typeRoots",
    join(root, "node_modules/@types"),
  ];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const said = spawnSync(process.execPath, [tsc, "--noEmit", ...rules, ...target, "example.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(said.stdout).toBe("");
  expect(said.status).toBe(0);
}, 60_000);

it("the example runs as it stands: it reads with a token, and knows a signed event from any other", async () => {
  const mei = await aBuyer(world);
  const { token } = await mei.must(makeToken, { body: { name: "example", scopes: ["parcels.read"], days: 30 } });
  const address = "https://program.example.com/";
  const { secret } = await mei.must(addHook, { body: { url: address, kinds: ["item"] } });
  const env = { SIHAI_URL: world.url, SIHAI_TOKEN: token, SIHAI_SECRET: secret, PORT: "0" };
  const program = spawn(process.execPath, ["example.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  program.stdout.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
  try {
    const port = await eventually("it listens", async () => /^listening (\d+)$/m.exec(said)?.[1]);
    expect(said).toMatch(/^parcels 0$/m);
    const here = `http://127.0.0.1:${port}/`;
    expect((await fetch(here, { method: "POST", body: "{}" })).status).toBe(400);
    const out = openOutbound([here]);
    Object.assign(world.deps, { outToCustomers: { ...out, call: (_: string, request?: object) => out.call(here, request) } });
    const worker = await world.work();
    const { orderNo } = await mei.must(submitDiy, { body: aManualOrder("10.00") }, { key: aKey() });
    await eventually("it is told", async () => /^item \S+ unpaid$/m.exec(said)?.[0]);
    await worker.stop();
    const { item_no: itemNo } = await world.deps.db
      .selectFrom("order_item")
      .innerJoin("purchase_order", "purchase_order.id", "order_item.order_id")
      .select("item_no")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(said).toContain(`item ${itemNo} unpaid\n`);
  } finally {
    program.kill();
    await once(program, "exit");
  }
}, 60_000);
