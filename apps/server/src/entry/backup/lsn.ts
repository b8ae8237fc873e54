/** A place in the write-ahead log, "16/B374D848", as a number. */
export function readLsn(text: string): bigint {
  const [high, low] = text.split("/");
  if (!/^[0-9A-F]{1,8}$/i.test(high ?? "") || !/^[0-9A-F]{1,8}$/i.test(low ?? ""))
    throw new Error(`not a place in the log: ${text}`);
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The way back of `readLsn`, as PostgreSQL writes it: upper case, without leading zeros. */
export function writeLsn(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffff_ffffn).toString(16).toUpperCase()}`;
}

/** The name PostgreSQL gives to the file of its log that holds a place. */
export function segmentName(timeline: number, lsn: bigint, segmentBytes: number): string {
  const perId = 0x1_0000_0000n / BigInt(segmentBytes);
  const number = lsn / BigInt(segmentBytes);
  return [BigInt(timeline), number / perId, number % perId]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}

/** Where the file of that name begins; null for a name that is none, or of another timeline. */
export function segmentStart(name: string, timeline: number, segmentBytes: number): bigint | null {
  const [, of, id, number] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (of === undefined || Number.parseInt(of, 16) !== timeline) return null;
  return (BigInt(`0x${id}`) << 32n) + BigInt(`0x${number}`) * BigInt(segmentBytes);
}
