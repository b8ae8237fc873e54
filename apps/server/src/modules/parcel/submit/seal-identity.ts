import { openSealed, type SealKeys, seal } from "#platform";

type Row = { userId: string; packageNo: string };

/** Seals an identity number for one row: with the parcel as context, so that the text copied to another row does not open (rule F66). */
export function sealIdentity(keys: SealKeys, row: Row, number: string): Buffer {
  return Buffer.from(seal(keys, identityContext(row), number));
}

/** Throws when the sealed text was made for another row or with another key. */
export function openIdentity(keys: SealKeys, row: Row, sealed: Buffer): string {
  const number = openSealed(keys, identityContext(row), sealedText(sealed));
  if (number === null) throw new Error(`the identity number of parcel ${row.packageNo} does not open`);
  return number;
}

/** The column as `seal` wrote it. Before keys had ids it held the bytes themselves. */
export function sealedText(sealed: Buffer): string {
  const text = sealed.toString("latin1");
  return /^[0-9a-f]{8}_[\w-]+$/.test(text) ? text : sealed.toString("base64url");
}

/** The context an identity number is sealed with; another row's text does not open with it. */
export function identityContext({ userId, packageNo }: Row): string {
  return `parcel:${userId}:${packageNo}`;
}
