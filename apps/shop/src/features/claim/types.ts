import type { CallData } from "@sihai/contract";
import type { parcelClaims } from "@sihai/contract/claim";

export type ClaimsOnWire = CallData<typeof parcelClaims>;
export type ClaimOnWire = ClaimsOnWire["claims"][number];
export type KindOnWire = ClaimsOnWire["kinds"][number];
export type ClaimKindOnWire = KindOnWire["kind"];
