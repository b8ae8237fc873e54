import { makeToken } from "@sihai/contract/partner";
import { type TokenScope, tokenScopes } from "@sihai/domain/partner";
import { seededSettings } from "@sihai/domain/setting";
import { permissionsOf, type StaffPermission, type StaffRole, staffRoleNames } from "@sihai/domain/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, Client, type SpecWorld } from "#testing";
import { aShopperWithEverything, everythingOf } from "./fixture.ts";
import type { Owned } from "./row.ts";
import { programCalls } from "./rows/site/partner.ts";
import { authorisationRows } from "./rows.ts";

type Call = { method: string; path: string; access: string; audience: "shopper" | "staff"; scope: string | undefined };

let world: SpecWorld;
let calls: Call[] = [];
beforeAll(async () => {
  world = await aWorld();
  const document = (await (await world.visitor().fetch("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { "x-access": string; "x-audience": "shopper" | "staff"; "x-scope"?: string }>>;
  };
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      path,
      access: call["x-access"],
      audience: call["x-audience"],
      scope: call["x-scope"],
    })),
  );
});

/** Knocks without input: the answer to who may comes before the answer to what is wrong with the input. */
async function knock(client: Client, call: Call): Promise<number> {
  const path = call.path.replace(/\{\w+\}/g, "1");
  const reply = await client.fetch(path, {
    method: call.method,
    ...(call.method === "POST" && { body: "{}", headers: { "content-type": "application/json" } }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** A customer's program, whose browser's session comes along and counts for nothing. */
async function aProgram(owner: Client, scopes: readonly TokenScope[]): Promise<Client> {
  const { token } = await owner.must(makeToken, { body: { name: "program", scopes: [...scopes], days: 30 } });
  owner.token = token;
  return owner;
}

function newcomer(who: "visitor" | "shopper" | StaffRole): Promise<Client> | Client {
  if (who === "visitor") return world.visitor();
  return who === "shopper" ? world.shopper() : world.staff(who);
}

type Verdict = "passes" | "log in" | "forbidden";

function verdictOf(status: number): Verdict {
  if (status === 401) return "log in";
  return status === 403 ? "forbidden" : "passes";
}

function expected(call: Call, who: "visitor" | "shopper" | StaffRole): Verdict {
  const opensTo = authorisationRows[`${call.method} ${call.path}`]?.opensTo;
  if (opensTo) return opensTo === who ? "passes" : "log in";
  if (["everyone", "signature"].includes(call.access)) return "passes";
  // No session is a visit; the specs of the module walk it with one.
  if (call.access === "viewer") return "log in";
  if (call.access === "user") return who === "shopper" ? "passes" : "log in";
  if (who === "visitor" || who === "shopper") return "log in";
  if (call.access === "staff") return "passes";
  const permission = call.access.replace(/^staff:/, "") as StaffPermission;
  return permissionsOf([who], seededSettings).has(permission) ? "passes" : "forbidden";
}

describe("the authorisation matrix", () => {
  it("has a row for every call of the OpenAPI document, and no row without a call", () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`).sort();
    expect(Object.keys(authorisationRows).sort()).toEqual(names);
  });

  it("gives every call the access its row says", () => {
    const stated = Object.fromEntries(calls.map(({ method, path, access }) => [`${method} ${path}`, access]));
    expect(stated).toEqual(Object.fromEntries(Object.entries(authorisationRows).map(([name, row]) => [name, row.access])));
  });

  it("is what the running server does: every call × visitor, shopper and each staff role", async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const who of ["visitor", "shopper", ...staffRoleNames] as const) {
      let client = await newcomer(who);
      for (const call of calls) {
        cells += 1;
        const status = await knock(client, call);
        const verdict = verdictOf(status);
        if (verdict !== expected(call, who))
          wrong.push(`${call.method} ${call.path} as ${who}: ${verdict}, not ${expected(call, who)}`);
        // What was let through without input may have ended the session, or the account.
        if (call.method !== "GET" && status < 300) client = await newcomer(who);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe(calls.length * (2 + staffRoleNames.length));
  }, 120_000);

  it("lets an API token make the calls of its scopes and no other, whatever its owner may", async () => {
    const stated = calls.flatMap(({ method, path, scope }) => (scope === undefined ? [] : [`${scope} ${method} ${path}`]));
    const given = Object.entries(programCalls).flatMap(([scope, names]) => names.map((name) => `${scope} ${name}`));
    expect(stated.toSorted()).toEqual(given.toSorted());
    const wrong: string[] = [];
    const able = await aProgram(await world.shopper(), tokenScopes);
    for (const call of calls) {
      const verdict = verdictOf(await knock(able, call));
      if (verdict !== (call.scope === undefined ? "forbidden" : "passes"))
        wrong.push(`${call.method} ${call.path} by a token of every scope: ${verdict}`);
    }
    for (const scope of tokenScopes) {
      const others = await aProgram(
        await world.shopper(),
        tokenScopes.filter((each) => each !== scope),
      );
      for (const call of calls.filter((each) => each.scope === scope))
        if (verdictOf(await knock(others, call)) !== "forbidden") wrong.push(`${call.method} ${call.path} without ${scope}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it("takes a right away at once: a role removed, an account disabled, a session ended", async () => {
    const call = {
      method: "GET",
      path: "/api/staff/audit-log",
      access: "staff:audit.read",
      audience: "staff",
      scope: undefined,
    } as const;
    const admin = await world.staff("admin");
    expect(verdictOf(await knock(admin, call))).toBe("passes");
    await world.deps.db
      .updateTable("staff")
      .set({ roles: ["packer"] })
      .where("id", "=", admin.id)
      .execute();
    expect(verdictOf(await knock(admin, call))).toBe("forbidden");
    await world.deps.db.updateTable("staff").set({ roles: [] }).where("id", "=", admin.id).execute();
    expect(verdictOf(await knock(admin, call))).toBe("forbidden");
    await world.deps.db
      .updateTable("staff")
      .set({ roles: ["admin"], disabled: true })
      .where("id", "=", admin.id)
      .execute();
    expect(verdictOf(await knock(admin, call))).toBe("log in");
  });

  it("ends a session by real days, however far business time has moved", async () => {
    const call = {
      method: "GET",
      path: "/api/staff/audit-log",
      access: "staff:audit.read",
      audience: "staff",
      scope: undefined,
    } as const;
    const admin = await world.staff("admin");
    await world.advance(60 * 86_400);
    expect(verdictOf(await knock(admin, call))).toBe("passes");
    await world.deps.db.updateTable("session").set({ expires_at: new Date() }).where("staff_id", "=", admin.id).execute();
    expect(verdictOf(await knock(admin, call))).toBe("log in");
  });

  it("does not take one audience's token for the other's", async () => {
    const shopper = await world.shopper();
    const admin = await world.staff("admin");
    const crossed = new Client(world.url);
    crossed.cookies.set("sh_staff", shopper.cookies.get("sh_session") ?? "");
    crossed.cookies.set("sh_session", admin.cookies.get("sh_staff") ?? "");
    for (const call of calls.filter(({ access }) => access === "user" || access.startsWith("staff"))) {
      expect(`${call.path} ${verdictOf(await knock(crossed, call))}`).toBe(`${call.path} log in`);
    }
  });
});

/** Ids of the right shape that nobody owns. */
const madeUp: Owned = {
  userId: "99999999",
  planId: "99999999",
  addressId: "99999999",
  msgId: "99999999",
  cartItemId: "99999999",
  orderNo: "DG260101ZZZZZZZZ",
  itemNo: "SH260101ZZZZZZZZ",
  orderTradeNo: "T260101ZZZZZZZZ",
  storedItemId: "99999999",
  parcelTradeNo: "T260101YYYYYYYY",
  packageId: "P260101ZZZZZZZZ",
  billId: "99999999",
  fileId: "f".repeat(32),
  returnNo: "RT999999",
  claimNo: "CL999999",
  unannouncedNo: "AB999999999",
  storageTaskId: "999999999",
  enquiryNo: "XJ999999999",
  consultNo: "ZX999999999",
  expertNo: "ZJ999999999",
  transferNo: "TR000000000",
  withdrawNo: "WD000000000",
  sessionId: "999999999",
  dataCopyId: "999999999",
  tokenId: "999999999",
  hookId: "999999999",
  pushDeviceId: "999999999",
  deliveryId: "999999999",
  cardId: "99999999",
  passkeyId: "99999999",
  serviceEntryId: "99999999",
  supplementId: "99999999",
  storedItemNo: "SH260101YYYYYYYY",
};

describe("somebody else's thing", () => {
  let owned: Owned;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    owned = await aShopperWithEverything(world);
    before = await everythingOf(world, owned.userId);
  }, 60_000);

  it("is there for its owner", async () => {
    const rows = await everythingOf(world, owned.userId);
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
  });

  it.each(Object.entries(authorisationRows).flatMap(([name, row]) => (row.stranger ? [[name, row.stranger] as const] : [])))(
    "answers a stranger like a thing that does not exist: %s",
    async (name, stranger) => {
      const [method = "", path = ""] = name.split(" ");
      const answers: { status: number; text: string }[] = [];
      for (const things of [owned, madeUp]) {
        const { params = {}, query = {}, body = {} } = stranger(things);
        const client = await world.shopper({ name: "omar", funds: "5000.00" });
        const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "1");
        const search = new URLSearchParams(query).toString();
        const reply = await client.fetch(`${filled}${search ? `?${search}` : ""}`, {
          method,
          headers: { "content-type": "application/json", "idempotency-key": `stranger-${answers.length}` },
          ...(method === "POST" && { body: JSON.stringify(body) }),
        });
        answers.push({ status: reply.status, text: await reply.text() });
      }
      expect(answers[0]).toEqual(answers[1]);
      // A call on many things at once answers how many it changed: none.
      if (answers[0]?.status === 200) expect(answers[0].text).toMatch(/"data":(null|\{"\w+":0\})/);
      expect(answers[0]?.status, answers[0]?.text).toBeLessThan(500);
      expect(answers[0]?.text).not.toContain('"INPUT_INVALID"');
    },
  );

  it("is unchanged after all those tries", async () => {
    expect(await everythingOf(world, owned.userId)).toEqual(before);
  });
});
