// npm run staff: who may log in to the console; gives a login, renews it, or takes it away.
import { randomBytes } from "node:crypto";
import { staffLogIn } from "@sihai/contract/staff";
import { staffRoleNames } from "@sihai/domain/staff";
import { sql } from "kysely";
import type { Db } from "#platform";
import { endLogin, giveLogin, listStaff } from "../modules/staff/index.ts";
import { onRunningDatabase } from "./on-running-database.ts";

const usage = `npm run staff                                  who may log in
npm run staff -- LOGIN NAME ROLE[,ROLE ...]    gives a login, or a new password and roles to one who has it
npm run staff -- off LOGIN                     takes it away
roles: ${staffRoleNames.join(", ")}`;

const [login, name, wanted, ...more] = process.argv.slice(2);
const roles = staffRoleNames.filter((role) => wanted?.split(",").includes(role));
if (login === undefined) {
  const staff = await onServersDatabase(listStaff);
  console.log(staff.length === 0 ? `nobody yet\n${usage}` : staff.map((one) => lineOf(one)).join("\n"));
} else if (login === "off" && name !== undefined && wanted === undefined) {
  const isEnded = await onServersDatabase((db) => endLogin(db, name));
  if (!isEnded) fail(`nobody logs in as ${name}`);
  console.log(`${name} may no longer log in`);
} else if (!name || roles.length === 0 || roles.length !== wanted?.split(",").length || more.length > 0) {
  fail(usage);
} else {
  const password = randomBytes(12).toString("base64url");
  if (!staffLogIn.body.safeParse({ login, password }).success) fail("a login is 1 to 64 letters, digits and . _ @ -");
  const { isNew } = await onServersDatabase((db) => giveLogin(db, { login, name, password, roles, now: new Date() }));
  console.log(`${isNew ? "new" : "renewed"}: ${lineOf({ login, name, roles })}\npassword, shown only here: ${password}`);
}

/** Refuses a database no server has been started on yet, which has no tables. */
function onServersDatabase<Value>(work: (db: Db) => Promise<Value>): Promise<Value> {
  return onRunningDatabase(async (db) => {
    const { rows } = await sql<{ isEmpty: boolean }>`select to_regclass('staff') is null as "isEmpty"`.execute(db);
    if (rows[0]?.isEmpty) throw new Error("nothing is here yet: start the server once, which makes its tables");
    return await work(db);
  }).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}

function lineOf(staff: { login: string; name: string; roles: readonly string[] }): string {
  return `${staff.login}  ${staff.name}  ${staff.roles.join(", ")}`;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
