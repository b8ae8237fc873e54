import { ok, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { isBirthday, mayChangeBirthday } from "@sihai/domain/membership";
import { type Deps, transact } from "#platform";
import { birthdayOf, keepBirthday } from "./birthday.store.ts";
import { lockMember } from "./member.store.ts";

type Refusal = { code: "BIRTHDAY_WRONG" } | { code: "BIRTHDAY_STAYS"; until: string };

/** Keeps a birthday; one that was said stays for a while, so that gifts cannot follow it about (rule J-40). The same again changes nothing. */
export async function sayBirthday(deps: Deps, { userId, birthday, now }: { userId: string; birthday: string; now: Date }) {
  if (!isBirthday(birthday)) return refuse({ code: "BIRTHDAY_WRONG" as const });
  const today = beijingDate(now);
  return transact<{ birthday: string }, Refusal>(deps.db, async (tx) => {
    await lockMember(tx, userId, today);
    const kept = await birthdayOf(tx, userId);
    if (kept?.birthday === birthday) return ok({ birthday });
    const may = mayChangeBirthday(kept?.saidOn ?? null, today, deps.settings.at(now));
    if (!may.ok) return may;
    await keepBirthday(tx, userId, birthday, today);
    return ok({ birthday });
  });
}
