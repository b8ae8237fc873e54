/** Minutes after midnight as "9:00"; the end of a day as "24:00". */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
