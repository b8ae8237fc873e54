import { keysOf } from "../words.ts";

export const consultSubjectKinds = ["order", "item", "parcel", "expert"] as const;
export type ConsultSubjectKind = (typeof consultSubjectKinds)[number];
export type ConsultSubject = { kind: ConsultSubjectKind; no: string };

/** The types of rules K-30 to K-36: what each may be about, and whether it has to name it. */
export const consultTypeTable = {
  order: { about: ["order", "item"], needs: true },
  "return-exchange": { about: ["item", "order"], needs: true },
  package: { about: ["parcel"], needs: true },
  "after-sale": { about: ["parcel"], needs: true },
  expert: { about: ["expert"], needs: false },
  legal: { about: ["order", "item", "parcel"], needs: false },
  other: { about: ["order", "item", "parcel"], needs: false },
} as const satisfies Record<string, { about: readonly ConsultSubjectKind[]; needs: boolean }>;

export type ConsultType = keyof typeof consultTypeTable;
export const consultTypes = keysOf(consultTypeTable);

/** Whether a question of this type can be about this, or about nothing. */
export function suitsType(type: ConsultType, subject: Pick<ConsultSubject, "kind"> | null): boolean {
  const { about, needs } = consultTypeTable[type];
  if (subject === null) return !needs;
  const kinds: readonly ConsultSubjectKind[] = about;
  return kinds.includes(subject.kind);
}

/** The types a thing can be asked about under, the likeliest first. */
export function typesFor(subject: Pick<ConsultSubject, "kind"> | null): ConsultType[] {
  return consultTypes.filter((type) => suitsType(type, subject));
}
