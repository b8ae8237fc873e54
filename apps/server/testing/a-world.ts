import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseMoney } from "@sihai/domain";
import type { StaffRole } from "@sihai/domain/staff";
import { inject } from "vitest";
import {
  type Adapters,
  type Deps,
  fireDueTimers,
  type Module,
  openLog,
  openSession,
  readConfig,
  sessionCookies,
} from "#platform";
import { type Sandbox, startSandbox } from "../../sandbox/src/start-sandbox.ts";
import { auditWorld } from "../src/entry/audit-world.ts";
import { buildWorld, type World } from "../src/entry/build-world.ts";
import { modules } from "../src/entry/modules.ts";
import { runWorker, type Worker } from "../src/entry/run-worker.ts";
import { post, wallet, world as worldAccount } from "../src/modules/ledger/index.ts";
import { Client } from "./client.ts";
import type { HostileWriter } from "./hostile/tell-hostile.ts";
import { afterFile } from "./open-worlds.ts";
import { cloneDatabase } from "./template-database.ts";

export type SpecWorld = {
  deps: Deps;
  url: string;
  databaseUrl: string;
  sandbox: Sandbox;
  /** A second API node on the same database, for races. */
  anotherNode(): Promise<string>;
  visitor(): Client;
  /** A registered shopper, logged in; with money in the wallet if asked. */
  shopper(options?: { name?: string; funds?: string; url?: string }): Promise<Client>;
  staff(...roles: StaffRole[]): Promise<Client>;
  /** Puts CNY into a wallet, as if it had arrived at the bank. */
  fund(client: Client, amount: string): Promise<void>;
  /** Moves business time and fires what became due. */
  advance(seconds: number): Promise<void>;
  /** Fires what is due, as one worker does; says how much that was. */
  fireTimers(): Promise<number>;
  /** Runs jobs, timers and sweeps like the worker role, until the world closes. */
  work(): Promise<Worker>;
  /** Broken promises now; the world's closing fails on any. */
  audit(): ReturnType<typeof auditWorld>;
};

export type WorldOptions = {
  adapters?: Partial<Adapters>;
  /** What follows a paid trade, on every node, instead of what the modules registered. */
  onTradePaid?: Deps["onTradePaid"];
  /** Promises of the auditor that these specs break by hand, in rows they write themselves; all others are kept to the end. */
  breaks?: readonly string[];
  /** A migrated database of its own and copies of it, where a spec is about those. */
  database?: { url: string; standbys: readonly string[]; lagSecondsMost: number };
  /** Without the limits of so many calls a minute, for specs that knock a thousand times. */
  unlimited?: boolean;
  /** Tries hostile texts in the writing calls of its people. */
  hostile?: HostileWriter;
};

/**
 * The whole server on a database of its own and on the sandbox, over real HTTP. Call it at the top of a `describe` or a file, inside
 * `beforeAll`; it closes itself after the file's specs and fails them when the auditor finds a broken promise.
 */
export async function aWorld(options: WorldOptions = {}): Promise<SpecWorld> {
  const database = options.database
    ? { url: options.database.url, drop: async () => undefined }
    : await cloneDatabase(inject("postgresUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "sihai-world-"));
  const webhookSecret = `whsec_${randomBytes(12).toString("hex")}`;
  const webhookTargets = { payment: "", tracking: "", mail: "" };
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    webhookSecret,
    trackingKey: webhookSecret,
    webhookTargets,
  });
  const config = {
    ...readConfig(
      { DATA_DIR: dataDir, PORT: "0", CHECK_ANSWERS: "1" },
      { url: sandbox.url, publicUrl: sandbox.url, smtpPort: sandbox.smtpPort, webhookSecret },
    ),
    databaseUrl: database.url,
    replicas: { urls: options.database?.standbys ?? [], lagSecondsMost: options.database?.lagSecondsMost ?? 10 },
  };
  const log = openLog(process.env.SPEC_LOG ?? "silent");
  const given = options.unlimited ? modules.map(withoutLimits) : modules;
  const worlds: World[] = [];
  const servers: { close(): Promise<unknown> }[] = [];
  const workers: Worker[] = [];

  async function node(): Promise<{ world: World; url: string }> {
    const world = await buildWorld({ config, log, modules: given, poolMax: 12, adapters: options.adapters ?? {} });
    if (options.onTradePaid) Object.assign(world.deps, { onTradePaid: options.onTradePaid });
    const server = await world.http([]);
    const nodeUrl = await server.listen({ port: 0, host: "127.0.0.1" });
    worlds.push(world);
    servers.push(server);
    return { world, url: nodeUrl };
  }

  const { world, url } = await node();
  webhookTargets.payment = `${url}/api/payment/webhook`;
  webhookTargets.mail = `${url}/api/message/mail-events`;
  webhookTargets.tracking = `${url}/api/parcel/tracking-webhook`;
  const { deps } = world;

  function client(at: string): Client {
    const made = new Client(at);
    if (options.hostile) made.hostile = options.hostile;
    return made;
  }

  const spec: SpecWorld = {
    deps,
    url,
    databaseUrl: database.url,
    sandbox,
    anotherNode: async () => (await node()).url,
    visitor: () => client(url),
    async shopper({ name = "mei", funds, url: at = url } = {}) {
      const shopper = client(at);
      const now = deps.clock.now();
      const email = `${name}.${randomBytes(4).toString("hex")}@example.com`;
      const user = await deps.db
        .insertInto("app_user")
        .values({
          email,
          email_normal: email,
          user_name: `${name}${randomBytes(3).toString("hex")}`,
          email_confirmed_at: now,
          terms_accepted_at: now,
          created_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      shopper.id = user.id;
      shopper.cookies.set(sessionCookies.shopper, (await openSession(deps.db, "shopper", user.id)).token);
      if (funds) await spec.fund(shopper, funds);
      return shopper;
    },
    async staff(...roles) {
      const colleague = client(url);
      const now = deps.clock.now();
      const login = `${roles[0] ?? "staff"}-${randomBytes(8).toString("hex")}`;
      const row = await deps.db
        .insertInto("staff")
        .values({ login, name: login, password_hash: "no password in specs", roles, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      colleague.id = row.id;
      colleague.cookies.set(sessionCookies.staff, (await openSession(deps.db, "staff", row.id)).token);
      return colleague;
    },
    async fund({ id }, amount) {
      const funds = parseMoney(amount, "CNY");
      await deps.db.transaction().execute((tx) =>
        post(tx, {
          key: `fund:${randomBytes(8).toString("hex")}`,
          kind: "recharge",
          userId: id,
          at: deps.clock.now(),
          postings: [{ from: worldAccount("bank"), to: wallet(id), amount: funds }],
          sources: [{ step: "arrives", source: { kind: "transfer", amount: funds, paid: funds, reference: "spec" } }],
        }),
      );
    },
    async advance(seconds) {
      await deps.clock.advance(seconds);
      for (const each of worlds) await each.deps.clock.refresh();
      await sandbox.setClockOffset(deps.clock.offsetMs());
      await spec.fireTimers();
    },
    fireTimers: () => fireDueTimers(deps, world.timers),
    async work() {
      const worker = await runWorker(world);
      workers.push(worker);
      return worker;
    },
    audit: () => auditWorld(deps.db, world.invariants),
  };

  afterFile(async () => {
    for (const worker of workers) await worker.stop();
    const broken = (await spec.audit()).filter(({ invariant }) => !options.breaks?.includes(invariant));
    for (const server of servers) await server.close();
    for (const each of worlds) await each.close();
    await sandbox.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
    const told = broken.map(({ invariant, rows }) => ({ invariant, rows: rows.slice(0, 5), of: rows.length }));
    if (told.length > 0) throw new Error(`the auditor found broken promises: ${JSON.stringify(told, null, 1)}`);
  });
  return spec;
}

function withoutLimits(module: Module): Module {
  return { ...module, routes: module.routes.map((route) => ({ ...route, limits: null })) };
}
