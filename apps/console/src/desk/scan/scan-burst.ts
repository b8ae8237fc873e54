/** A scanner types like no person can: at most this long between two characters. */
export const betweenKeysMs = 60;
/** What labels carry: no blanks, no points. Shorter runs are measures from a scale or a tape that types by itself. */
const scanShape = /^[A-Za-z0-9-]{8,40}$/;
const sidesShape = /^\d+x\d+x\d+$/i;

/** The characters of a burst so far, and when its last one came. */
export type Burst = { text: string; at: number };
export const noBurst: Burst = { text: "", at: 0 };

/**
 * Takes in one key at a moment in ms. A number typed faster than a person can, ended by Enter, is a scan, wherever the cursor stood;
 * anything slower is typing, and what a scale sends is a measure: both are left alone.
 */
export function feedBurst(burst: Burst, key: string, at: number): { burst: Burst; scanned: string | null } {
  const isFast = burst.text !== "" && at - burst.at <= betweenKeysMs;
  if (key === "Enter") {
    const scanned = isFast && scanShape.test(burst.text) && !sidesShape.test(burst.text) ? burst.text : null;
    return { burst: noBurst, scanned };
  }
  if ([...key].length !== 1) return { burst: key === "Shift" ? burst : noBurst, scanned: null };
  return { burst: { text: isFast ? burst.text + key : key, at }, scanned: null };
}
