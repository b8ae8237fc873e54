/**
 * Browsers give `crypto.randomUUID` to pages behind a lock alone, and every action has a key of it: over plain HTTP, as on a home network
 * where somebody tries the product from their phone, it is made of the random bytes that every page gets (RFC 9562, version 4).
 */
export function standInForRandomUuid(source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">>): void {
  source.randomUUID ??= () => {
    const bytes = source.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const part = (from: number, to: number) => digits.slice(from, to);
    return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`;
  };
}
