import { isCalendarDay } from "../clocks/index.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/index.ts";

/** Whether a text is a day of some year, `02-29` among them. */
export function isBirthday(text: string): boolean {
  return isCalendarDay(`2000-${text}`);
}

/** The birthdays kept on a Beijing day: on 28 February those of the 29th too, where the year has none. */
export function birthdaysOn(day: string): string[] {
  const birthday = day.slice(5);
  const isLeap = isCalendarDay(`${day.slice(0, 4)}-02-29`);
  return birthday === "02-28" && !isLeap ? [birthday, "02-29"] : [birthday];
}

const dayMs = 86_400_000;

/** Whether a birthday may be said today, and the day from which one that was said may be corrected. */
export function mayChangeBirthday(
  saidOn: string | null,
  today: string,
  { birthdayStaysDays }: Pick<Settings, "birthdayStaysDays">,
): Result<undefined, { code: "BIRTHDAY_STAYS"; until: string }> {
  if (saidOn === null) return ok();
  const until = new Date(Date.parse(`${saidOn}T00:00:00Z`) + birthdayStaysDays * dayMs).toISOString().slice(0, 10);
  return today < until ? refuse({ code: "BIRTHDAY_STAYS", until }) : ok();
}
