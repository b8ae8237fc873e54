import { forgotPassword, logIn, logInByCode, register, sendCode } from "@sihai/contract/identity";
import { sql } from "kysely";
import { Pool } from "undici";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { copyRow } from "../parts/copies.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { makeShoppers } from "../parts/shop.ts";

const samples = Number(process.env.BENCH_SAMPLES ?? 2_000);
const aucMost = 0.55;
const idsFrom = 10_000_000_000;
const chosen = "Dragonfly#2026x";

const wrongCode = { code: "000001" };
const form = { ...wrongCode, password: chosen, confirmPassword: chosen, acceptTerms: true, acceptPrivacy: true };
/** What a stranger can ask about an address, and what with. */
const questions: Record<string, { path: string; body: object }> = {
  "log in": { path: logIn.path, body: { password: "Wrong#2026" } },
  "log in by code": { path: logInByCode.path, body: wrongCode },
  "sign up": { path: register.path, body: form },
  "a code to log in": { path: sendCode.path, body: { purpose: "login" } },
  "a code to sign up": { path: sendCode.path, body: { purpose: "register" } },
  "a code to bind": { path: sendCode.path, body: { purpose: "bind" } },
  "a new password": { path: forgotPassword.path, body: {} },
};

/**
 * Whether an address has an account, guessed from an answer and how long it took: as often as the time of a known one is longer than that of an unknown one
 * (0.5 is guessing), over `samples` of each, asked in turn and each once. Answers that differ are fully told apart.
 */
export async function measureAlike(server: Server, world: World): Promise<Result[]> {
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody has an account");
  const own = openDatabase(server.databaseUrl, world.deps.log, { max: 1, statementTimeoutMs: 600_000 });
  await sql`update app_user set password_hash = ${await world.deps.passwords.hash("Kept#2026secret")} where id = ${shopper.userId}::bigint`.execute(
    own.db,
  );
  const address = sql`'known' || n || '@alike.example'`;
  const member = { id: sql`${idsFrom}::bigint + n`, email: address, email_normal: address, user_name: sql`'known' || n` };
  const count = samples * Object.keys(questions).length;
  await copyRow(own.db, { table: "app_user", id: shopper.userId, count, but: member });
  await own.db.destroy();
  const pool = new Pool(server.url, { connections: 1, pipelining: 1 });
  const results: Result[] = [];
  for (const [at, [name, question]] of Object.entries(questions).entries())
    results.push(await tell(pool, { name, ...question, from: at * samples }));
  await pool.close();
  return results;
}

type Question = { name: string; path: string; body: object; from: number };

async function tell(pool: Pool, { name, path, body, from }: Question): Promise<Result> {
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples; round++) {
    // Whoever comes first in a pair finds the machine as the other left it.
    const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const who of order) {
      const began = performance.now();
      const answer = await ask(pool, path, { ...body, email: `${who}${from + round}@alike.example` }, from + round);
      times[who].push(performance.now() - began);
      answers[who].add(answer);
    }
  }
  const isSame = [...answers.known].sort().join() === [...answers.unknown].sort().join();
  const auc = isSame ? shareLonger(times.known, times.unknown) : 1;
  return {
    name: `whether an address has an account: ${name}`,
    measured: auc,
    beside: { name: "guessing", value: 0.5 },
    unit: "AUC",
    judged: Math.max(auc, 1 - auc),
    bar: { at: "most", value: aucMost },
    note: isSame
      ? `${samples} of each`
      : `answers differ: ${[...answers.known].join()} / ${[...answers.unknown].join()}`.slice(0, 300),
  };
}

/** Status and body; what a server says of each answer anew (its time, a request's id) tells nothing. */
async function ask(pool: Pool, path: string, body: object, round: number): Promise<string> {
  const reply = await pool.request({
    method: "POST",
    path: `/api${path}`,
    headers: {
      "content-type": "application/json",
      "x-platform": "web",
      // Many strangers, not one: the limits by address are for one.
      "x-forwarded-for": `10.${Math.floor(round / 60_000)}.${Math.floor(round / 250) % 250}.${round % 250}`,
    },
    body: JSON.stringify(body),
  });
  return `${reply.statusCode} ${await reply.body.text()}`;
}

/** How often one of the first is longer than one of the second (the area under the curve of a guesser by time alone). */
function shareLonger(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((total, { isFirst }, rank) => total + (isFirst ? rank + 1 : 0), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
