import { missingHolidayYear } from "@sihai/domain/clocks";
import type { Deps } from "#platform";

/** Says in the log, once a day, that a year's holidays are not entered; the clocks go on with what is known, and with weekends. */
export async function warnOfHolidays({ settings, clock, log }: Deps): Promise<void> {
  const now = clock.now();
  const year = missingHolidayYear(settings.at(now).holidays, now);
  if (year !== null) log.warn({ year }, "the holidays of this year are not final: enter them in the console, setting `holidays`");
}
