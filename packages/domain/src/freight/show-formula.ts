/** 4250 → "4.250 kg". */
export function kilograms(grams: number): string {
  const whole = Math.trunc(grams / 1000);
  return `${whole}.${String(grams - whole * 1000).padStart(3, "0")} kg`;
}

/** Basis points as a percentage without idle zeros: 1200 → "12 %", 350 → "3.5 %". */
export function percentage(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
