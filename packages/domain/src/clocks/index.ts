export * from "./beijing-dates.ts";
export { dayMs, hourMs } from "./beijing-time.ts";
export * from "./calendar-clocks.ts";
export { isAfterCutOff, priorityStockInDue, priorityStockOutDue, speedyResponseDue, stockInDue } from "./daily-clocks.ts";
export { type Due, type DueSpan, dueNames, dueSpan } from "./due.ts";
export { type Holidays, missingHolidayYear } from "./holidays.ts";
export { addWorkingDays, isWorkingDay, workingCalendar } from "./working-days.ts";
