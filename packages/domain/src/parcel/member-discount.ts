/** Freight discount of the member levels V0 to V5 in basis points (rule J-45). */
export const freightOffBpByLevel = [0, 100, 200, 400, 600, 800] as const;

export function memberFreightOffBp(level: number): number {
  return freightOffBpByLevel[level] ?? 0;
}
