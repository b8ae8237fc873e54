import type { Language } from "@sihai/domain/language";
import type { StaffRole } from "@sihai/domain/staff";
import type { FastifyInstance } from "fastify";
import { type Deps, openSession, sessionCookies } from "#platform";
import { Caller } from "./caller.ts";

export const demoPassword = "Sihai#2026";
export const demoPayPassword = "246810";

const staff: readonly { login: string; name: string; roles: StaffRole[] }[] = [
  { login: "lin", name: "Lin 林", roles: ["admin"] },
  { login: "bo", name: "Bo 博", roles: ["buyer"] },
  { login: "rui", name: "Rui 蕊", roles: ["receiver", "photographer"] },
  { login: "pan", name: "Pan 潘", roles: ["packer", "dispatcher"] },
  { login: "su", name: "Su 苏", roles: ["support", "finance"] },
  { login: "yan", name: "Yan 燕", roles: ["pricing"] },
];

/** The provider's people, made once. */
export async function employStaff({ db, clock, passwords }: Deps): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  for (const { login, name, roles } of staff) {
    await db
      .insertInto("staff")
      .values({ login, name, roles, password_hash: passwordHash, created_at: clock.now() })
      .onConflict((conflict) => conflict.column("login").doNothing())
      .execute();
  }
}

/** A session of somebody employed; throws when nobody has that login. No second factor is asked for here. */
export async function asStaff(app: FastifyInstance, { db }: Deps, login: string): Promise<Caller> {
  const { id } = await db.selectFrom("staff").select("id").where("login", "=", login).executeTakeFirstOrThrow();
  const { token } = await openSession(db, "staff", id);
  return new Caller(app, `${sessionCookies.staff}=${token}`);
}

export type Member = {
  email: string;
  userName: string;
  nickName: string;
  language: Language;
  currency: "CNY" | "USD";
};

/** A member with both passwords set and a confirmed address; undefined when the demo was seeded before. */
export async function aMember(
  app: FastifyInstance,
  { db, clock, passwords }: Deps,
  member: Member,
): Promise<{ caller: Caller; userId: string } | undefined> {
  const now = clock.now();
  const row = await db
    .insertInto("app_user")
    .values({
      email: member.email,
      email_normal: member.email,
      email_confirmed_at: now,
      user_name: member.userName,
      nick_name: member.nickName,
      language: member.language,
      currency: member.currency,
      password_hash: await passwords.hash(demoPassword),
      pay_password_hash: await passwords.hash(demoPayPassword),
      terms_accepted_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email_normal").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return undefined;
  // Their history walks through more weeks than a session lives; this one is as old as the seeding itself.
  const { token } = await openSession(db, "shopper", row.id);
  return { caller: new Caller(app, `${sessionCookies.shopper}=${token}`), userId: row.id };
}
