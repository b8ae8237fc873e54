export * from "./beijing-dates.ts";
export { dayMs, hourMs } from "./beijing-time.ts";
export { creditsExpireAt } from "./calendar-clocks.ts";
export { type Due, type DueSpan, dueNames, dueSpan } from "./due.ts";
export * from "./first-values.ts";
export { type Holidays, missingHolidayYear } from "./holidays.ts";
export { workingCalendar } from "./working-days.ts";
